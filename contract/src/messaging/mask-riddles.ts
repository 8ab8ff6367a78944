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

/**
 * References to a name: one shared with the account on this site, or one given after an app. `after` limits
 * the text between the reference and the name.
 */
const NAMED: readonly { pattern: RegExp; after: RegExp }[] = [
  // The name is the one shown on this site.
  {
    pattern:
      /(?<![a-z])(?:with |under )?(?:the )?same (?:user ?|nick)?name[^.!?\n]{0,12}(?:here|this site|see)(?![a-z])|(?:跟|和|与|同|就是)[^，。？?\n]{0,4}(?:这里|这边|这儿|本站|这上面)[^，。？?\n吗]{0,8}(?:一样|相同|一致|同名|一个名)|(?:ここ|このサイト)[^。？\n]{0,4}(?:名前|ニックネーム)?と(?:同じ|一緒)/g,
    after: new RegExp(`${ANY_LABEL}[^。!?！？\\n]{0,40}$`),
  },
  // The app and the name are in different sentences: 'Do you use the paper plane app? I'm kyotoken77
  // there'.
  {
    pattern:
      /(?<=(?:i['’]?m|i am|my name is|我是|我叫|find me as|look for) )@?(?=[a-z_.]*\d|[a-z\d.]*_)[a-z][a-z0-9_.]{3,30}(?= (?:there|on (?:it|that|there))(?![a-z])|,? ?(?:在)?那(?:里|边|上面))/g,
    after: new RegExp(`${ANY_LABEL}[^\\n]{0,40}$`),
  },
];
/** Asks the recipient to search for the name shown on this site. */
const SEARCHED =
  /(?:跟|和|与|同|就是)我?(?:在)?(?:这里|这边|这儿|本站|这上面)[^。？?\n吗]{0,8}(?:一样|相同|一致|同名|一个名)[^。？?\n]{0,6}(?:搜|找得?到我|加我)/g;
const REACH = 70;

const namedSpans = (plain: string): Span[] =>
  NAMED.flatMap(({ pattern, after }) =>
    matchSpans(plain, pattern).filter(({ start }) =>
      after.test(plain.slice(Math.max(0, start - REACH), start)),
    ),
  );

export const riddleSpans = (plain: string): Span[] => [
  ...(DOWN.test(plain) ? matchSpans(plain, BEGINNING) : []),
  ...matchSpans(plain, SEARCHED),
  ...describedSpans(plain),
  ...namedSpans(plain),
];
