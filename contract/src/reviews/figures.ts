/** The numbers of the rules in docs/product/reviews.md. Lengths of texts are next to their fields. */

/** Days after completion within which both sides can review a tour. */
export const REVIEW_DAYS = 14;
/** If only one side reviews a tour, the review becomes public this many days after it was submitted. */
export const REVIEW_ALONE_DAYS = 7;
/** Maximum number of days that a review with shared data waits for staff. */
export const REVIEW_CHECK_DAYS = 7;
/** A guide can reply to a review for this many days after its publication. */
export const REVIEW_ANSWER_DAYS = 90;

/** Maximum number of a guide's reviews to list, and of a traveler's reviews to show to guides, latest first. */
export const GUIDE_REVIEWS_SHOWN = 200;
export const TRAVELER_REVIEWS_SHOWN = 20;
