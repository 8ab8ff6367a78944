/** Typed numbers, also with the full-width digits of Chinese and Japanese keyboards. */

/** Returns the digits of a typed text, without anything else. */
export const digitsIn = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** Returns an integer of up to six digits; null if it is invalid. */
export const typedInteger = (typed: string): number | null => {
  const digits = typed.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};
