import { typedInteger } from '../typed-digits.ts';

/**
 * Bounds of what a guide asks and offers (docs/product/guides.md, "Changing the rates"): prices in
 * whole RMB an hour, the shortest and longest tour in hours, by halves. Without schemas, so that a
 * page need not fetch a library for them.
 */
export const RATE_BOUNDS = {
  basicPriceRmb: { min: 50, max: 5_000 },
  additionalPriceRmb: { min: 0, max: 1_000 },
  people: { min: 1, max: 20 },
  hours: { min: 0.5, max: 24 },
} as const;

/** A price as it was typed, in RMB; null: not a whole number within the bounds. */
export const typedPrice = (
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | null => {
  const price = typedInteger(typed);
  return price !== null && price >= min && price <= max ? price : null;
};
