/** What a review holds (docs/product/reviews.md, "Writing one"). Lengths in code points. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const CONTENT_MAX = 2000;
/** The guide's answer, which is never empty. */
export const ANSWER_MAX = 1000;
/** Why staff hides a review, or shows it again. */
export const HIDE_REASON_MAX = 500;
