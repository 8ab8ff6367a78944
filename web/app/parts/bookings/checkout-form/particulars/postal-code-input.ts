import { extractDigits } from '@tomoguide/contract/typed-digits';

/** Lengths of a Japanese postal code, which is formatted as 123-4567. */

const DIGITS = 7;
const FIRST_PART = 3;

/**
 * Formats a postal code while the user types: inserts the hyphen after the third digit, and drops other
 * characters and extra digits.
 */
export const hyphenatePostalCode = (typed: string): string => {
  const digits = extractDigits(typed).slice(0, DIGITS);
  return digits.length > FIRST_PART
    ? `${digits.slice(0, FIRST_PART)}-${digits.slice(FIRST_PART)}`
    : digits;
};
