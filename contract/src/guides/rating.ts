/** The mean of `count` ratings that sum to `sum`, with one decimal; null without any (product §7). */
export const meanRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;
