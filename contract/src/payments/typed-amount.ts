/**
 * Parses a typed amount to fen: '320', '1,280.5', '￥320', 'RMB 320', full-width digits. Null if the amount
 * is invalid or contains fractions of a fen.
 */
export const parseAmount = (typed: string): number | null => {
  const plain = typed
    .normalize('NFKC')
    .replace(/RMB|CNY|元/gi, '')
    // The period that Chinese keyboards type.
    .replace('。', '.')
    .replace(/[¥,\s]/g, '');
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** Formats an amount for a text field, with decimals only if needed: '320', '320.50'. */
export const formatTypedAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
