/** Finds email addresses without symbols: 'my mail is kenjitk, the gmail one', 邮箱是kenji88，163的. */
import { isCommonWord, isUnlikelyWord } from './mask-handle-shapes.ts';
import type { Span } from './mask-plain-text.ts';

const INTRODUCES =
  '(?:e-?mail|(?<![a-z])mail|address|邮箱|信箱|邮件|メール(?:アドレス)?|メアド|アドレス)';
const ID = '(?<id>[a-z0-9][a-z0-9._-]{3,40})';
const BEFORE = '(?<links>[^a-z0-9\\n]{0,8}(?:(?:is|goes to|to|me at)(?![a-z]))?[^a-z0-9\\n]{0,4})';
const BETWEEN =
  "(?:[^a-z0-9\\n]{1,6}|(?:it['’]?s|that['’]?s|with|plus|then|and|at|on|a|the|usual|normal|free)(?![a-z]) ?){1,8}";
const PROVIDER =
  '(?:g[ -]?mail|google(?:mail)?|yahoo|hotmail|outlook|icloud|proton|naver|163|126|一六三|一二六|qq|foxmail|谷歌|网易|新浪|搜狐|雅虎|ジーメール|gメール|ヤフー|グーグル|アウトルック|ドコモ|docomo|softbank)(?!\\d| ?(?:maps?|it|translate|docs|drive|photos|pay)(?![a-z]))';

const INTRODUCED = new RegExp(`${INTRODUCES}${BEFORE}${ID}${BETWEEN}${PROVIDER}`, 'g');
/** The email provider is named before the user's name. */
const PROVIDED = new RegExp(
  `${PROVIDER}(?: ?の?(?:邮箱|信箱|e?メール|アドレス|mail)${BEFORE}|(?<links>[是:：] ?))${ID}`,
  'g',
);
/** Without a word for email, only names that are not words count: 'laura-brooks at icloud'. */
const AT = new RegExp(
  `(?<![a-z0-9._-])${ID}(?: over)?(?: at |,? (?:then|plus) (?:the )?(?:usual |normal )?|[ ,，(（]{1,3}(?:at |まで[、 ]?)?)(?:(?:the )?google(?: ?mail)?|163|126|g(?:ee)?[ -]?(?:mail|male|mial)|hotmail|icloud|outlook|yahoo|proton(?:mail)?|ヤフー|ジーメール)(?![a-zd]| (?:maps?|it|the)(?![a-z]))`,
  'g',
);

export const spokenMailSpans = (plain: string): Span[] =>
  [INTRODUCED, PROVIDED, AT].flatMap((pattern) =>
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
