import { parseTypedInteger } from '../typed-digits.ts';

/**
 * Limits for a guide's rates (docs/product/guides.md, "Changing the rates"): prices in whole RMB per hour,
 * tour durations in hours in steps of 0.5. Contains no schemas, so that pages need not load a validation
 * library.
 */
export const RATE_BOUNDS = {
  basicPriceRmb: { min: 50, max: 5_000 },
  additionalPriceRmb: { min: 0, max: 1_000 },
  people: { min: 1, max: 20 },
  hours: { min: 0.5, max: 24 },
} as const;

/** Parses a typed price in RMB; null if it is not a whole number within the limits. */
export const parsePrice = (
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | null => {
  const price = parseTypedInteger(typed);
  return price !== null && price >= min && price <= max ? price : null;
};
