import { toPlainDigits } from '../typed-digits.ts';

/** The registration number of a qualified invoice issuer (docs/product/money.md, "Taxes"). */

/** Maximum length of the typed number, with separators, in code points. */
export const TAX_NUMBER_MAX = 30;

const NUMBER = /^T\d{13}$/;

/** Normalizes a typed number for storage: users also type full-width characters, spaces and hyphens. */
export const normalizeTaxNumber = (typed: string): string =>
  toPlainDigits(typed)
    .replace(/[\s\p{Pd}−]/gu, '')
    .toUpperCase();

/** Returns whether a normalized number is T and 13 digits. */
export const isTaxNumber = (number: string): boolean => NUMBER.test(number);

/**
 * Returns whether the first digit is the check digit of the other twelve. Always true for numbers of
 * corporations. Sole proprietors get numbers for which no rule is published, so a mismatch is a reason to ask,
 * not to reject.
 */
export const hasCheckDigit = (number: string): boolean => {
  const [check, ...rest] = [...number.slice(1)].map(Number);
  // Counted from the right, the digits weigh 1 and 2 in turn.
  const sum = rest.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 2 : 1), 0);
  return check === 9 - (sum % 9);
};
