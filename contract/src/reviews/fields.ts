/** Limits of a review (docs/product/reviews.md, "Writing one"). Lengths in code points. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const CONTENT_MAX = 2000;
/** The guide's reply, which must not be empty. */
export const ANSWER_MAX = 1000;
/** Staff's reason to hide a review, or to show it again. */
export const HIDE_REASON_MAX = 500;
