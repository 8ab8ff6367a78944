import { digitsIn } from '@tomoguide/contract/typed-digits';

/** A Japanese postal code while it is typed: seven digits, formatted as 123-4567. */

const DIGITS = 7;
const FIRST_PART = 3;

/** Inserts the hyphen after the third digit and drops non-digits and extra digits. */
export const hyphenatePostalCode = (typed: string): string => {
  const digits = digitsIn(typed).slice(0, DIGITS);
  return digits.length > FIRST_PART
    ? `${digits.slice(0, FIRST_PART)}-${digits.slice(FIRST_PART)}`
    : digits;
};
