/** Limits of a review (docs/product/reviews.md, "Writing one"). Lengths are in code points. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const CONTENT_MAX = 2000;
/** Maximum length of the guide's reply to a review, and to the reports about shopping. */
export const ANSWER_MAX = 1000;
/** Maximum length of staff's reason for hiding a review or showing it again. */
export const HIDE_REASON_MAX = 500;
