/** The numbers of the rules in docs/product/support.md. Lengths of texts are next to their fields. */

/** Messages of visitors from one network within an hour. */
export const VISITOR_LETTERS_AN_HOUR = 5;
/** Minutes a reply stays unread before a notice and an email are sent. */
export const ANSWER_UNREAD_MINUTES = 5;
