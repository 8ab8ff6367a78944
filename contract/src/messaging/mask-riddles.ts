/**
 * Finds contacts that the recipient must work out: digits with instructions to add, join or reinterpret
 * them, and names that are described instead of written.
 */
import { ANY_LABEL } from './mask-labels.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Instructions to read the beginnings of lines. */
const DOWN =
  /每[行句](?:的)?(?:第一|开头|首)个?字?|藏头|竖着(?:看|读)|(?<![a-z])read (?:it |them )?down(?:wards?)?(?=[:：,，.!]|\s*\n|$)|(?:first|initial) (?:letter|character|word)s? (?:of|in|on) (?:each|every)|縦(?:読み|に読)|各行の(?:最初|頭)/;

/** Matches the first character of each line. */
const BEGINNING = /(?<=^|\n)\S(?=[^\n])/g;

const LABELS = new RegExp(ANY_LABEL, 'g');
/** A description in place of the name: 'is the name of the city, all lowercase', 是我们要去的城市英文小写. */
const DESCRIBED =
  /^(?: ?(?:id|号|name))?(?: is(?![a-z])| ?[就也都]?[是为:：=]| (?![a-z]))(?= ?(?:(?:just |simply )?(?:the|our|my|your|a|same|where|how) |[^\x20-\x7e]))[^。.!?！？\n]{2,80}?(?:全拼|拼音|英文|小写|连起来|连着|(?<![a-z])(?:lowercase|lower case|pinyin|no spaces?|one word|spelled)(?![a-z])|(?:plus|then|followed by|再加|后面加?|加上?) ?\d{2,8}(?! ?(?:人|位|元|日元|yen|people)))[^。.!?！？\n]{0,12}(?![^。.!?\n]{0,12}[?？吗])/;
const DESCRIBED_MAX = 110;

const describedSpans = (plain: string): Span[] =>
  [...plain.matchAll(LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const found = DESCRIBED.exec(plain.slice(start, start + DESCRIBED_MAX));
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
    '(?:名前|ニックネーム|ユーザー名)と(?:同じ|一緒)',
  ].join('|'),
  'g',
);
const APP_NEAR = new RegExp(`${ANY_LABEL}|公众号|视频号|全网|平台|搜|找我`);
const REACH = 70;
const AFTER = 12;

const namedSpans = (plain: string): Span[] =>
  matchSpans(plain, SAME_NAME).filter(({ start, end }) =>
    APP_NEAR.test(plain.slice(Math.max(0, start - REACH), end + AFTER)),
  );

export const riddleSpans = (plain: string): Span[] => [
  ...(DOWN.test(plain) ? matchSpans(plain, BEGINNING) : []),
  ...describedSpans(plain),
  ...namedSpans(plain),
];
