/** An amount for a text field, with fen only if there are any: '320', '320.50'. */
export const formatTypedAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
