/** The group size for which prices are compared: the one that lists show until another is chosen. */
export const COMPARED_TRAVELERS = 2;
/** Minimum number of guides from which prices are compared. With fewer, one price could be guessed. */
export const MIN_COMPARED_GUIDES = 8;

/** Fen in one RMB. */
const RMB = 100;

/** The range of the middle half of guides' prices per hour for COMPARED_TRAVELERS, in fen, whole RMB. */
export interface PriceRange {
  lowCents: number;
  highCents: number;
}

/** Returns the mean of the two prices around the end of a quarter of the list, in whole RMB. */
const getQuartile = (sorted: readonly number[], quarter: 1 | 3): number => {
  const before = Math.floor((sorted.length * quarter) / 4) - 1;
  const [low = 0, high = low] = sorted.slice(before, before + 2);
  return Math.round((low + high) / 2 / RMB) * RMB;
};

/**
 * Returns the range between the first and the third quartile of guides' prices, in fen; null for fewer than
 * MIN_COMPARED_GUIDES (docs/product/guides.md, "Comparing prices"). Each end is the mean of two guides'
 * prices, so that it is never one guide's price, and one guide who changes theirs moves it at most to the
 * next price.
 */
export const calculatePriceRange = (prices: readonly number[]): PriceRange | null => {
  if (prices.length < MIN_COMPARED_GUIDES) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  return { lowCents: getQuartile(sorted, 1), highCents: getQuartile(sorted, 3) };
};
