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
const DESCRIPTION =
  /^(?: ?(?:id|号|name))?(?: is(?![a-z])| ?[就也都]?[是为:：=]| (?![a-z]))(?= ?(?:(?:just |simply )?(?:the|our|my|your|a|same|where|how) |[^\x20-\x7e]))[^。.!?！？\n]{2,80}?(?:全拼|拼音|英文|小写|连起来|连着|(?<![a-z])(?:lowercase|lower case|pinyin|no spaces?|one word|spelled)(?![a-z])|(?:plus|then|followed by|再加|后面加?|加上?) ?\d{2,8}(?! ?(?:人|位|元|日元|yen|people)))[^。.!?！？\n]{0,12}(?![^。.!?\n]{0,12}[?？吗])/;
const DESCRIBED_MAX = 110;

const describedSpans = (plain: string): Span[] =>
  [...plain.matchAll(LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const found = DESCRIPTION.exec(plain.slice(start, start + DESCRIBED_MAX));
    return found ? [{ start, end: start + found[0].length }] : [];
  });

export const riddleSpans = (plain: string): Span[] => [
  ...(DOWN.test(plain) ? matchSpans(plain, BEGINNING) : []),
  ...describedSpans(plain),
];
