/**
 * A guide's rating, from the number of public reviews with each number of stars (docs/product/reviews.md,
 * "Ratings").
 */
export interface Rating {
  readonly count: number;
  /** The sum of the stars of all reviews. */
  readonly stars: number;
  /** Mean stars with one decimal; null if there are no reviews. */
  readonly mean: number | null;
}

/** Computes a rating from `counts`: the numbers of reviews with one star, two stars, and so on. */
export const calculateRating = (counts: readonly number[]): Rating => {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, stars, mean: count === 0 ? null : Math.round((stars * 10) / count) / 10 };
};
