/** Finds addresses and names written backwards: 'moc.liamg@kijnek'. */
import { hasName, isOrdinaryObject } from './mask-handle-shapes.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';
import { BACKWARDS } from './mask-spoken-numbers.ts';

const ADDRESS =
  /(?<![a-z0-9.-])(?:moc\.[a-z0-9-]{3,40}(?:[.@][a-z0-9._+-]{2,40})?|(?:moc|ten|gro|pj|nc)(?:\.[a-z0-9-]{2,40}){1,3}@[a-z0-9._+-]{2,40})/g;
const NAME = /(?<![a-z0-9_.])[a-z0-9_.]{6,30}(?![a-z0-9_])/g;
const NEAR = 32;

const isAnnounced = (plain: string, { start, end }: Span): boolean =>
  BACKWARDS.test(plain.slice(Math.max(0, start - NEAR), end + NEAR));

export const reversedSpans = (plain: string): Span[] => [
  ...matchSpans(plain, ADDRESS),
  ...(BACKWARDS.test(plain) ? matchSpans(plain, NAME) : []).filter((span) => {
    const name = plain.slice(span.start, span.end);
    return (
      hasName(name) && /[a-z]{3}/.test(name) && !isOrdinaryObject(name) && isAnnounced(plain, span)
    );
  }),
];
