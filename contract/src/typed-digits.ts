/** Parses typed numbers, in the digits of any keyboard: ２０, ٢٠, २०. */

/** A digit of any script. The ten digits of a script follow each other in Unicode. */
const DIGIT = /\p{Nd}/u;

const toPlainDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
};

/**
 * Converts full-width characters to plain ones, and the digits of all scripts to 0–9. Removes invisible
 * marks of direction, which phones add to copied numbers.
 */
export const toPlainDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, toPlainDigit);

/** Returns only the digits of a typed text. */
export const extractDigits = (typed: string): string => toPlainDigits(typed).replace(/\D/g, '');

/** Groups of three digits can be separated by commas: '1,280'. '12,80' is 12.80 to many users, so it is invalid. */
const DECIMAL = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;

/** Parses a decimal number, such as '1,280.5' to '1280' and '5'; null if it is invalid or ambiguous. */
export const parseTypedDecimal = (typed: string): { whole: string; fraction: string } | null => {
  const plain = toPlainDigits(typed)
    .replace(/\s/g, '')
    // The separators of Chinese and Arabic keyboards.
    .replace(/[。٫]/g, '.')
    .replaceAll('٬', ',');
  const [, whole, fraction = ''] = DECIMAL.exec(plain) ?? [];
  return whole === undefined ? null : { whole: whole.replaceAll(',', ''), fraction };
};

/** Parses an integer of up to six digits; null if it is invalid. */
export const parseTypedInteger = (typed: string): number | null => {
  const digits = toPlainDigits(typed).trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};
