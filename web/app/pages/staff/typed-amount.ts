/** Parses a typed amount into fen. */
export const formatTypedAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
