/** Both sides may review a tour so many days after it was completed. */
export const REVIEW_DAYS = 14;
/** A review by one side alone becomes public so many days after it was submitted. */
export const REVIEW_ALONE_DAYS = 7;
/** A review whose two sides share something waits for staff at most so many days. */
export const REVIEW_CHECK_DAYS = 7;
/** A guide may answer a review so many days after it became public. */
export const REVIEW_ANSWER_DAYS = 90;
