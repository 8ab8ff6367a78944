/** Stripe names an object by its id, or sends it whole. */
export const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
