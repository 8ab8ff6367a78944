/**
 * Finds phone numbers that the recipient must reassemble: given in parts, reversed, or with unusual
 * separators.
 */
import { isTelephone, KNOWN } from './mask-numbers.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Text of the same sentence without digits, up to a maximum length. */
const between = (most: number): string => `[^\\d。！？!?\\n]{0,${most}}`;
const COUNTED = '(?! ?(?:米|元|日元|円|块|人|步|分|度|号|m|km|yen|jpy|rmb|min))';

const PATTERNS: readonly string[] = [
  // For example 138🌸1234🌸5678.
  '(?<!\\d)(?:1[3-9]\\d|0[5-9]0)(?<sign>[^a-z0-9\\u3040-\\u9fff\\s,、;→-]{1,4})\\d{4}\\k<sign>\\d{4}(?!\\d)',
  // For example 后四位 5678，前面 138，1234.
  `(?:尾号|后四位|最后|末尾)${between(4)}\\d{4}(?!\\d)${COUNTED}${between(10)}(?:前|开头)${between(6)}1[3-9]\\d(?!\\d)${COUNTED}${between(6)}\\d{4}(?!\\d)${COUNTED}`,
];
const FINDERS = PATTERNS.map((pattern) => new RegExp(pattern, 'g'));

/**
 * Words that announce the next part: 'starts with 080, then 4412, and ends with 7790', 前七位 1392045，后四位
 * 8876.
 */
const NEXT =
  '前|开头|打头|后|再|接着|中间|中段|尾|末|剩下|接|然后|次|続き|残り|あと|最後|後|そして|(?<![a-z])(?:then|next|second|third|middle|last|rest|remaining|followed|goes on|ends?|starts?|begins?|beginning|before)(?![a-z])';
const IN_PARTS = new RegExp(
  `(?<!\\d)\\d{2,8}(?!\\d)(?:(?:[ .-]|(?=${between(20)}(?:${NEXT}))${COUNTED}${between(30)})\\d{2,8}(?!\\d)){1,3}${COUNTED}`,
  'g',
);

/** Joins the parts in every possible order. There are at most four parts. */
const permutations = (parts: readonly string[]): string[] =>
  parts.length < 2
    ? [...parts]
    : parts.flatMap((part, at) =>
        permutations(parts.toSpliced(at, 1)).map((others) => part + others),
      );

const findSpokenParts = (plain: string): Span[] =>
  matchSpans(plain, IN_PARTS).filter(({ start, end }) => {
    const parts = plain
      .slice(start, end)
      .split(/[^\d .-]+/)
      .map((part) => part.replace(/\D/g, ''))
      .filter((part) => part !== '');
    const isKnown = KNOWN.test(plain.slice(Math.max(0, start - NEAR), start));
    return parts.length > 1 && !isKnown && permutations(parts).some(isTelephone);
  });

const SPREAD = /(?<!\d)\d(?:[ -]?\d){9,14}(?!\d)/g;
export const BACKWARDS =
  /反过来|倒过来|倒着|反着|倒序|逆序|反向|从后往前|从右往左|backward|reverse|from (?:the )?(?:back|end|right)(?![a-z])|right to left|逆から|逆さ|逆順/;
const NEAR = 32;

const reversedNumberSpans = (plain: string): Span[] =>
  [...plain.matchAll(SPREAD)].flatMap(({ 0: found, index: start }) => {
    const end = start + found.length;
    const digits = [...found.replace(/\D/g, '')].toReversed().join('');
    const says = BACKWARDS.test(plain.slice(Math.max(0, start - NEAR), end + NEAR));
    return says && isTelephone(digits) ? [{ start, end }] : [];
  });

export const spokenNumberSpans = (plain: string): Span[] => [
  ...FINDERS.flatMap((pattern) => matchSpans(plain, pattern)),
  ...findSpokenParts(plain),
  ...reversedNumberSpans(plain),
];
