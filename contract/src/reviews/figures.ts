/**
 * The numeric limits and periods of the rules in docs/product/reviews.md. Text lengths are defined next to
 * their fields.
 */

/** Days after completion during which both parties can review a tour. */
export const REVIEW_DAYS = 14;
/** Days after which a review becomes public if the other party submits none. */
export const REVIEW_ALONE_DAYS = 7;
/** Maximum number of days that staff have to check a review whose parties share data. */
export const REVIEW_CHECK_DAYS = 7;
/** Days after publication during which the guide can reply to a review. */
export const REVIEW_ANSWER_DAYS = 90;

/** Number of a guide's latest answers about shopping that the figure on the guide's page counts. */
export const SHOPPING_ANSWERS_COUNTED = 30;
/** Minimum number of travelers among them from which the figure is shown. */
export const SHOPPING_TRAVELERS_MIN = 5;
/** Days within which the reports of two travelers open a case for staff. */
export const SHOPPING_CASE_DAYS = 90;

/** Maximum number of reviews listed for a guide (here) and for a traveler (below), latest first. */
export const GUIDE_REVIEWS_SHOWN = 200;
export const TRAVELER_REVIEWS_SHOWN = 20;
