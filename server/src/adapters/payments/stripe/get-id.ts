/** Returns the ID of an object that Stripe either references by ID or includes. */
export const getId = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
