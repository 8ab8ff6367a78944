/** The step of the price slider, in RMB (docs/product/guides.md, "Price slider"). */
export const PRICE_STEP = 10;

/**
 * Returns the ends of the price slider in RMB: the lowest hourly price rounded down and the highest rounded
 * up to multiples of 50, but at least 50 and 200 (docs/product/guides.md, "Price slider").
 */
export const calculatePriceBounds = (
  lowest: number | null,
  highest: number | null,
): { min: number; max: number } => ({
  min: Math.max(50, Math.floor((lowest ?? 0) / 50) * 50),
  max: Math.max(200, Math.ceil((highest ?? 0) / 50) * 50),
});
