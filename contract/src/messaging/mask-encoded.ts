/** Finds contacts that are written backwards ('moc.liamg@kijnek') or encoded in Base64. */
import { addressSpans } from './mask-addresses.ts';
import { hasName, isOrdinaryObject } from './mask-handle-shapes.ts';
import { isTelephone, numberSpans } from './mask-numbers.ts';
import { matchSpans, plainText, type Span } from './mask-plain-text.ts';

const ADDRESS =
  /(?<![a-z0-9.-])(?:moc\.[a-z0-9-]{3,40}(?:[.@][a-z0-9._+-]{2,40})?|(?:moc|ten|gro|pj|nc)(?:\.[a-z0-9-]{2,40}){1,3}@[a-z0-9._+-]{2,40})/g;
const NAME = /(?<![a-z0-9_.])[a-z0-9_.]{6,30}(?![a-z0-9_])/g;
const NEAR = 60;
const SPREAD = /(?<!\d)\d(?:[ -]?\d){9,14}(?!\d)/g;
const BACKWARDS =
  /反过来|倒过来|倒着|反着|倒序|逆序|反向|从后往前|从右往左|backward|reverse|from (?:the )?(?:back|end|right)(?![a-z])|right to left|逆から|逆さ|逆順/;

const isAnnounced = (plain: string, { start, end }: Span): boolean =>
  BACKWARDS.test(plain.slice(Math.max(0, start - NEAR), end + NEAR));

/** Numbers from their end. */
const reversedNumberSpans = (plain: string): Span[] =>
  [...plain.matchAll(SPREAD)].flatMap(({ 0: found, index: start }) => {
    const end = start + found.length;
    const digits = [...found.replace(/\D/g, '')].toReversed().join('');
    const says = BACKWARDS.test(plain.slice(Math.max(0, start - NEAR), end + NEAR));
    return says && isTelephone(digits) ? [{ start, end }] : [];
  });

export const reversedSpans = (plain: string): Span[] => [
  ...matchSpans(plain, ADDRESS),
  ...reversedNumberSpans(plain),
  ...(BACKWARDS.test(plain) ? matchSpans(plain, NAME) : []).filter((span) => {
    const name = plain.slice(span.start, span.end);
    return (
      hasName(name) && /[a-z]{3}/.test(name) && !isOrdinaryObject(name) && isAnnounced(plain, span)
    );
  }),
];

const ENCODED = /(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{11,300}={0,2}(?![A-Za-z0-9+/_=-])/g;
const PRINTABLE = /^[\x20-\x7e]+$/;

const decoded = (text: string): string => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

/** Returns the ranges of encoded contacts. Takes the text as typed, because Base64 is case-sensitive. */
export const encodedSpans = (typed: string): Span[] =>
  matchSpans(typed, ENCODED).filter(({ start, end }) => {
    const text = decoded(typed.slice(start, end));
    if (!PRINTABLE.test(text)) return false;
    const { text: plain } = plainText(text);
    return addressSpans(plain).length > 0 || numberSpans(plain).length > 0;
  });
