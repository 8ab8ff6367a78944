/** Finds Base64 text that decodes to an address or a phone number. */
import { addressSpans } from './mask-addresses.ts';
import { numberSpans } from './mask-numbers.ts';
import { matchSpans, plainText, type Span } from './mask-plain-text.ts';

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
