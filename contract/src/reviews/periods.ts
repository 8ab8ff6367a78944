/** Both sides may review a tour so many days after it was completed. */
export const REVIEW_DAYS = 14;
/** A review by one side alone becomes public so many days after it was submitted. */
export const REVIEW_ALONE_DAYS = 7;
