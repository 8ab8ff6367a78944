/** Parses typed numbers, including the full-width digits of Chinese and Japanese keyboards. */

/** Returns only the digits of a typed text. */
export const extractDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** Parses an integer of up to six digits; null if it is invalid. */
export const parseTypedInteger = (typed: string): number | null => {
  const digits = typed.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};
