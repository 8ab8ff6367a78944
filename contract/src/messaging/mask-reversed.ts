/** Finds addresses, names and numbers written backwards: 'moc.liamg@kijnek'. */
import { hasName, isOrdinaryObject } from './mask-handle-shapes.ts';
import { isTelephone } from './mask-numbers.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

const ADDRESS =
  /(?<![a-z0-9.-])(?:moc\.[a-z0-9-]{3,40}(?:[.@][a-z0-9._+-]{2,40})?|(?:moc|ten|gro|pj|nc)(?:\.[a-z0-9-]{2,40}){1,3}@[a-z0-9._+-]{2,40})/g;
const NAME = /(?<![a-z0-9_.])[a-z0-9_.]{6,30}(?![a-z0-9_])/g;
const NEAR = 60;
const SPREAD = /(?<!\d)\d(?:[ -]?\d){9,14}(?!\d)/g;
export const BACKWARDS =
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
