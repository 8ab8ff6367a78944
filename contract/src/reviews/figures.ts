/** The numbers of the rules in docs/product/reviews.md. Lengths of texts are next to their fields. */

/** Days after the completion during which both sides can review a tour. */
export const REVIEW_DAYS = 14;
/** If only one side reviews a tour, the review becomes public this many days after it was submitted. */
export const REVIEW_ALONE_DAYS = 7;
/** Maximum number of days that a review with shared data waits for staff. */
export const REVIEW_CHECK_DAYS = 7;
/** A guide can reply to a review for this many days after its publication. */
export const REVIEW_ANSWER_DAYS = 90;

/** Public reviews of a guide that are listed, and reviews of a traveler shown to guides: the latest ones. */
export const GUIDE_REVIEWS_SHOWN = 200;
export const TRAVELER_REVIEWS_SHOWN = 20;
