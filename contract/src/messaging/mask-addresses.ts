/** Finds email and web addresses, including those that spell out `at` and `dot`. */
import { isCommonWord, isUnlikelyWord } from './mask-handle-shapes.ts';
import { MAIL_PROVIDER } from './mask-labels.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/**
 * Top-level domains that are not words. A word that follows a period without a space is therefore not
 * mistaken for one of them.
 */
const ENDINGS =
  'com|c0m|net|org|info|biz|jp|cn|tw|hk|kr|sg|uk|de|fr|eu|io|cc|tv|ly|gl|gle|gg|ee|dev|xyz|edu|gov|ltd|moe|eth';
/**
 * Top-level domains that are also words. They match only before a path, or after a name with a hyphen or
 * digit.
 */
const WORDY =
  'app|page|site|online|shop|store|link|top|vip|club|asia|guide|tours?|travel|tokyo|osaka|kyoto|blog|wiki|fun|pro|me|to|be|co|us|im|is|so|at|it|in|my|la|am|id';
const KNOWN_HOSTS =
  't\\.me|wa\\.me|m\\.me|line\\.me|paypal\\.me|about\\.me|youtu\\.be|bit\\.ly|lin\\.ee|is\\.gd|t\\.co|j\\.mp';

const DOT = '(?:[.。．]| ?[\\[(（【{-] ?(?:d[o0]t|点|\\.) ?[\\])）】}-] ?| d[o0]t |-d[o0]t-)';
const LABEL = '[a-z0-9][a-z0-9_-]*';
const USER = '[a-z0-9][a-z0-9._%+-]*';
/** The beginning of a word. Each run of letters is tried only once, so that long runs take linear time. */
const WORD_BEGINS = '(?<![a-z0-9@]|[a-z0-9][._%+-]{1,3})';
const WORD_ENDS = '(?![a-z0-9-])';
/** A path, up to a space or a character that a URL cannot contain unescaped. */
const PATH = '(?:[:/?#][^\\s,;!<>\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef]*)';

const AT_SYMBOL =
  '(?: ?@ ?| 圈 | ?[\\[(（【{<-] ?(?:at|a|@|at sign|艾特) ?[\\])）】}>-] ?| ?(?:艾特|爱特|圈a|花a|小老鼠|arroba|arobase|chiocciola|klammeraffe|собака|at[- ]sign|at[- ]mark|アットマーク|アット|あっと(?:まーく)?) ?)';
const AT = `(?:${AT_SYMBOL}| (?:at|chez) )`;
const MAIL_DOT = `(?:${DOT}| ?(?:点|ドット|どっと|ポイント) ?| (?:period|point|full stop|punto|punkt|ponto) )`;
const MAIL_HOST = `(?:${MAIL_PROVIDER}|the google)(?![a-z0-9])`;

/** Top-level domains that are words, but that rarely follow a spelled-out dot by chance. */
const SPOKEN_ENDINGS =
  'site|shop|store|link|club|asia|guide|tours?|travel|tokyo|osaka|kyoto|blog|wiki|info|online';
/** Hosts on which each user has their own page. */
const USER_HOSTS =
  '(?:notion|wixsite|carrd|github|wordpress|blogspot|square|webflow|vercel|netlify|weebly|tumblr|substack|mystrikingly|jimdo(?:free|site)?|framer|canva|beacons|taplink|bio|lnk|solo|campsite)';

const PATTERNS: readonly string[] = [
  '(?:https?|hxxps?|ftp) ?: ?/{1,2} ?[^\\s,;!<>\\u3000-\\u9fff]{2,}',
  `${WORD_BEGINS}www ?[.。] ?${LABEL}(?:[.。]${LABEL})*${PATH}?`,
  `${WORD_BEGINS}www[ .]{1,2}${LABEL} (?:${ENDINGS})${WORD_ENDS}`,
  `${WORD_BEGINS}(?:${KNOWN_HOSTS})/?[^\\s,;!<>\\u3000-\\u9fff]*`,
  `${WORD_BEGINS}(?:${LABEL}${DOT}){1,30}(?:${ENDINGS})${WORD_ENDS}${PATH}?`,
  // A dot in brackets is always a disguise.
  `${WORD_BEGINS}${LABEL} ?[\\[(（【{] ?(?:d[o0]t|点|\\.) ?[\\])）】}] ?(?!(?:is|are|in|on|or|and|for|to|from|not|means|the|at)(?![a-z]))[a-z]{2,12}${WORD_ENDS}(?: slash [a-z0-9-]{1,30})?`,
  `${WORD_BEGINS}(?:${LABEL}\\.){1,30}(?:${WORDY})(?=/[a-z0-9])${PATH}`,
  `${WORD_BEGINS}(?=[a-z0-9_]+[-\\d])${LABEL}${DOT}(?:${WORDY})${WORD_ENDS}${PATH}?`,
  `${WORD_BEGINS}(?=[\\d-]*[a-z])${LABEL} ?点 ?(?:(?:com|net|cn|org|jp)${WORD_ENDS}|康姆)`,
  `${WORD_BEGINS}(?=[\\d-]*[a-z]{3})${LABEL},com${WORD_ENDS}`,
  `${WORD_BEGINS}${LABEL} [.。] ?(?:com|net|org|cn|jp)${WORD_ENDS}`,
  `${WORD_BEGINS}${LABEL} com(?=[^a-z\\n]{0,6}(?:加|补|有)一?个?点)`,
  `${WORD_BEGINS}${LABEL} ?[·•‧∙・] ?(?:com|net|org)${WORD_ENDS}`,
  `(?<![a-z0-9]|(?:the|a|an|this|that|one|red|blue|green|black|white|yellow|pink|polka) )[a-z0-9-]{5,40} (?:d[o0]t|点) (?:${SPOKEN_ENDINGS})${WORD_ENDS}`,
  `${WORD_BEGINS}${LABEL} ?(?:ドット|どっと|ポイント) ?(?:com|net|jp|コム|ネット|ジェーピー|ジェイピー)`,
  `${WORD_BEGINS}(?:${LABEL} ?[.。] ?)?${USER_HOSTS} ?[.。] ?(?:site|co|com|io|ai|app|link|page|bio|to)${WORD_ENDS}${PATH}?`,
  // Short links that are spelled out.
  '(?<![a-z0-9])(?:bit|tinyurl|linktr|lin|wa|fb|t|m|line)(?:[ .]| d[o0]t )(?:ly|com|ee|me)(?: slash | ?斜杠 ?| ?スラッシュ ?)[a-z0-9]{3,}',
  '(?<![a-z0-9])(?:bit ly|tinyurl com|linktr ee|lin ee) [a-z0-9]{4,}',
  // Email addresses: any host after a symbol for `at`, a host with a known top-level domain after a word
  // for it, or a well-known host.
  `${WORD_BEGINS}${USER} ?@ ?${LABEL}(?:\\.[a-z0-9-]{2,}){1,30}`,
  `${WORD_BEGINS}${USER}${AT}(?:${LABEL}${MAIL_DOT}){1,30}(?:${ENDINGS})${WORD_ENDS}`,
  `${WORD_BEGINS}${USER}${AT}${MAIL_HOST}${MAIL_DOT}[a-z]{2,4}${WORD_ENDS}`,
  `${WORD_BEGINS}${USER} (?:a|at) ${MAIL_HOST}[ .](?:com|net|co|jp)${WORD_ENDS}`,
  `${WORD_BEGINS}${USER} ${MAIL_HOST}[ .](?:com|net|co|jp)${WORD_ENDS}`,
  '(?<![a-z0-9])(?:t|wa|m|fb|line)[ ,，] ?me/[a-z0-9_.+-]{3,}',
  // Paths with spaces between their segments.
  '(?<![a-z0-9])[a-z]{1,12} ?[.。] ?(?:me|com|ee|ly) / [a-z0-9_~@+.-]+(?: ?/ ?[a-z0-9_~@+.-]{1,60}){0,3}',
  `${WORD_BEGINS}${USER}(?:${AT_SYMBOL}| ?在 ?(?!(?:google|谷歌)(?! ?mail|[^\\n]{0,3}邮)))${MAIL_HOST}`,
  // Addresses split across lines, or truncated.
  `${WORD_BEGINS}${USER}(?: [._-] ?[a-z0-9]{1,30}){0,3}\\s{0,2}@\\s{0,2}[a-z0-9-]{1,40}(?: [a-z0-9-]{1,20})?\\s{0,2}[.。]\\s{0,2}(?:${ENDINGS})${WORD_ENDS}`,
  `${WORD_BEGINS}[a-z0-9._-]{4,40}@[a-z]{1,3}(?:\\.{2,}|\\*+)`,
  // Addresses in kana.
  '[\\u30a0-\\u30ffa-z0-9._-]{3,20}[ 　、]{0,2}(?:@|アットマーク|アット|あっと)[ 　、]{0,2}(?:ジーメール|じーめーる|やふー|ヤフー|アウトルック|ホットメール|アイクラウド|ドコモ)',
  // All symbols spelled out, before a well-known host.
  `${WORD_BEGINS}[a-z0-9_-]+(?: (?:dot|underscore|点) [a-z0-9_-]+){1,4}${AT}${MAIL_HOST}`,
  // A name with a discriminator number ('kenji#1234'), and a name after an at sign.
  `${WORD_BEGINS}[a-z][a-z0-9_.]+#\\d{4}(?!\\d)`,
  '(?<![a-z0-9.])@(?=[\\d_.]*[a-z])[a-z0-9_.]*(?:[_\\d]|\\.[a-z]{3})[a-z0-9_.]*',
];

const FINDERS = PATTERNS.map((pattern) => new RegExp(pattern, 'g'));

const INTRODUCES =
  '(?:e-?mail|(?<![a-z])mail|address|邮箱|信箱|邮件|メール(?:アドレス)?|メアド|アドレス)';
/** Addresses without symbols: 'my mail is kenjitk, the gmail one', 邮箱是kenji88，163的. */
const ID = '(?<id>[a-z0-9][a-z0-9._-]{3,40})';
const LINKS = '(?<links>[^a-z0-9\\n]{0,8}(?:(?:is|goes to|to|me at)(?![a-z]))?[^a-z0-9\\n]{0,4})';
const BETWEEN =
  "(?:[^a-z0-9\\n]{1,6}|(?:it['’]?s|that['’]?s|with|plus|then|and|at|on|a|the|usual|normal|free)(?![a-z]) ?){1,8}";

const SPOKEN_PROVIDER = `${MAIL_PROVIDER}(?!\\d| ?(?:maps?|it|translate|docs|drive|photos|pay)(?![a-z]))`;

const INTRODUCED = new RegExp(`${INTRODUCES}${LINKS}${ID}${BETWEEN}${SPOKEN_PROVIDER}`, 'g');
/** The email provider is named before the user's name. */
const PROVIDED = new RegExp(
  `${SPOKEN_PROVIDER}(?: ?の?(?:邮箱|信箱|e?メール|アドレス|mail)${LINKS}|(?<links>[是:：] ?))${ID}`,
  'g',
);
/** Without a word for email, only names that are not words count: 'laura-brooks at icloud'. */
const AT_PROVIDER = new RegExp(
  `(?<![a-z0-9._-])${ID}(?: over)?(?: at |,? (?:then|plus) (?:the )?(?:usual |normal )?|[ ,，(（]{1,3}(?:at |まで[、 ]?)?)(?:(?:the )?google(?: ?mail)?|163|126|g(?:ee)?[ -]?(?:mail|male|mial)|hotmail|icloud|outlook|yahoo|proton(?:mail)?|ヤフー|ジーメール)(?![a-zd]| (?:maps?|it|the)(?![a-z]))`,
  'g',
);

const spokenMailSpans = (plain: string): Span[] =>
  [INTRODUCED, PROVIDED, AT_PROVIDER].flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: all, index, groups }) => {
      const { id = '', links = '' } = groups ?? {};
      const enough = /[:：]/.test(links) ? 4 : 6;
      const isName =
        isUnlikelyWord(id) ||
        (pattern === INTRODUCED || /[:：は是]/.test(links)
          ? id.length >= enough && !isCommonWord(id)
          : /[._-]/.test(id));
      const start = index + all.indexOf(id, all.indexOf(links));
      return isName ? [{ start, end: index + all.length }] : [];
    }),
  );

export const addressSpans = (plain: string): Span[] => [
  ...FINDERS.flatMap((pattern) => matchSpans(plain, pattern)),
  ...spokenMailSpans(plain),
];
