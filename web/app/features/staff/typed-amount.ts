/** An amount in RMB as it was typed ('120', '120.5') in fen; null where it is none. */
export const typedCents = (typed: string): number | null => {
  const words = typed.trim().replace('。', '.').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(words) ? Math.round(Number(words) * 100) : null;
};

/** Fen as one types it. */
export const asTyped = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
