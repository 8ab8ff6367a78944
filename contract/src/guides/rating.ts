/**
 * What a guide's public reviews, counted by their stars (one to five), come to
 * (docs/product/reviews.md, "Ratings").
 */
export interface Rating {
  readonly count: number;
  /** All their stars together. */
  readonly stars: number;
  /** Stars a review, with one decimal; null without any. */
  readonly mean: number | null;
}

/** The rating of `counts`: how many reviews give one star, two, and so on. */
export const ratingOf = (counts: readonly number[]): Rating => {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, stars, mean: count === 0 ? null : Math.round((stars * 10) / count) / 10 };
};
