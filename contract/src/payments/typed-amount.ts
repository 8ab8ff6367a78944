import { parseTypedDecimal, toPlainDigits } from '../typed-digits.ts';

/**
 * Parses a typed amount to fen: '320', '1,280.5', '￥320', 'RMB 320', in the digits of any keyboard. Null if
 * the amount is invalid, contains fractions of a fen, or has a comma that can be a decimal one.
 */
export const parseAmount = (typed: string): number | null => {
  const number = parseTypedDecimal(toPlainDigits(typed).replace(/RMB|CNY?|元|¥/gi, ''));
  if (!number || number.whole.length > 9 || number.fraction.length > 2) return null;
  return Number(number.whole) * 100 + Number(number.fraction.padEnd(2, '0'));
};

/** Formats an amount for a text field, with decimals only if needed: '320', '320.50'. */
export const formatTypedAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
