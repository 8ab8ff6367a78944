/**
 * Finds contacts that the recipient must work out: digits with instructions to add, join or reinterpret
 * them, and names that are described instead of written.
 */
import { ANY_LABEL, DESCRIBED, STRONG, WEAK } from './mask-labels.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Instructions to read the beginnings of lines. */
const DOWN =
  /每[行句](?:的)?(?:第一|开头|首)个?字?|藏头|竖着(?:看|读)|(?<![a-z])read (?:it |them )?down(?:wards?)?(?=[:：,，.!]|\s*\n|$)|(?:first|initial) (?:letter|character|word)s? (?:of|in|on) (?:each|every)|縦(?:読み|に読)|各行の(?:最初|頭)/;

/** Matches the first character of each line. */
const BEGINNING = /(?<=^|\n)\S(?=[^\n])/g;

const LABELS = new RegExp(ANY_LABEL, 'g');
/** A description in place of the name: 'is the name of the city, all lowercase', 是我们要去的城市英文小写. */
const DESCRIPTION =
  /^(?: ?(?:id|号|name))?(?: is(?![a-z])| ?[就也都]?[是为:：=]| (?![a-z]))(?= ?(?:(?:just |simply )?(?:the|our|my|your|a|same|where|how) |[^\x20-\x7e]))[^。.!?！？\n]{2,80}?(?:全拼|拼音|英文|小写|连起来|连着|(?<![a-z])(?:lowercase|lower case|pinyin|no spaces?|one word|spelled)(?![a-z])|(?:plus|then|followed by|再加|后面加?|加上?) ?\d{2,8}(?! ?(?:人|位|元|日元|yen|people)))[^。.!?！？\n]{0,12}(?![^。.!?\n]{0,12}[?？吗])/;
const DESCRIBED_MAX = 110;

const describedSpans = (plain: string): Span[] =>
  [...plain.matchAll(LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const found = DESCRIPTION.exec(plain.slice(start, start + DESCRIBED_MAX));
    return found ? [{ start, end: start + found[0].length }] : [];
  });

/** The name of the account is the one shown on this site, or made from it: 抖音号跟昵称一样, 微信号：名字拼音+0808. */
const SAME_NAME = new RegExp(
  [
    '(?:跟|和|与|同)[^，。？?\\n]{0,6}(?:这里|这边|这儿|本站|这上面|昵称|名字?|用户名|网名)[^，。？?\\n吗]{0,8}(?:一样|相同|一致|同名|一个名)',
    '(?:[:：]|就?是)(?:我的?|就)?(?:姓?名|名字|昵称|用户名|网名)的?(?:全拼|拼音|首字母|缩写|英文)?(?: ?[+加接] ?(?:生日)?\\d{0,8})?(?=$|[，。！!,.\\n])',
    '都?同名[ ,，、]{0,2}(?:可以|就能|能)?(?:搜|找|加)(?:得?到|一下)?我(?!们)',
    '(?<![a-z])(?:the )?same (?:user ?|nick)?name[^.!?\\n]{0,20}(?:here|this site|see|look me up|find me|add me|search(?: for)? me)(?![a-z])',
    '(?<![a-z])(?:just |exactly )?(?:the )?(?:same as )?my (?:nick|user|profile )?name(?: here| on here)(?![a-z])',
    // The name here is the one there, with the app's name around.
    '(?:这里|这边|这儿|本站|我)的?(?:昵称|网名|用户名|名字)(?:就[行好是]|拼音|[^，。？?\\n吗]{0,4}搜)|(?:同款|也是这个)(?:昵称|网名|名字?)|(?:昵称|网名|用户名)(?:就|也|即)是',
    '(?<![a-z])(?:the same (?:user ?|nick)?name on|(?:exactly|use|type) my (?:profile |nick|user ?)name|search my (?:profile |nick|user ?)?name)(?![a-z])',
    '(?:ここ|こちら|サイト|プロフィール)と(?:同じ|一緒の?)(?:名前|id)(?!の)|ここの(?:表示)?名前?で|も同(?:名|じ(?:名前|id))',
  ].join('|'),
  'g',
);
const APP_NEAR = new RegExp(
  `${ANY_LABEL}|公众号|视频号|全网|平台|搜|找我|小绿|検索|フォロー|(?<![a-z])x(?=[もはで])`,
);
const REACH = 70;
const AFTER = 30;

const namedSpans = (plain: string): Span[] =>
  matchSpans(plain, SAME_NAME).filter(({ start, end }) =>
    APP_NEAR.test(plain.slice(Math.max(0, start - REACH), end + AFTER)),
  );

/** A sentence says that the name in an app is the one here: 'on LINE I use the exact name shown here'. */
const SENTENCE = /[^\s.。！？!?](?:[^。！？!?\n.]|\.(?!\s|$))*(?![。.]?[？?])/g;
const SAME_HERE: readonly RegExp[] = [
  new RegExp([...STRONG, ...WEAK, ...DESCRIBED].join('|')),
  /(?<![a-z])(?:user ?name|nickname|name|handle|id)(?![a-z])|昵称|网名|用户名|名字|id|名前?|ニックネーム/,
  /(?<![a-z])(?:same|exact(?:ly)?|identical|(?:name|one) (?:you see|shown|on))(?![a-z])|一样|[同一]一?个|也用|直接搜|同じ|一緒|同一/,
  /(?<![a-z])(?:here|this (?:site|profile|app|page)|my profile)(?![a-z])|这[里边儿个上]|昵称|网名|ここ|こちら|サイト|プロフィール|アカウント名|表示名|名前と|ニックネームと/,
];
const OF_OTHERS =
  /支付|付款|护照|订单|预订|酒店|[吗呢么]|予約|パスポート|ホテル|ですか|(?<![a-z])(?:pay|passport|booking|ticket|hotel|station|reservation)(?![a-z])/;
const sameHereSpans = (plain: string): Span[] =>
  matchSpans(plain, SENTENCE).filter(({ start, end }) => {
    const sentence = plain.slice(start, end);
    return SAME_HERE.every((sign) => sign.test(sentence)) && !OF_OTHERS.test(sentence);
  });

export const riddleSpans = (plain: string): Span[] => [
  ...(DOWN.test(plain) ? matchSpans(plain, BEGINNING) : []),
  ...describedSpans(plain),
  ...namedSpans(plain),
  ...sameHereSpans(plain),
];
