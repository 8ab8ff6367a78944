/** Numbers as people type them: in full-width digits too, as Chinese and Japanese keyboards make them. */

/** The digits of what was typed, without anything else. */
export const digitsIn = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** A whole number of up to six digits; null: it is none. */
export const typedInteger = (typed: string): number | null => {
  const digits = typed.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};
