/** The numbers of the rules in docs/product/support.md. Lengths of texts are next to their fields. */

/** Maximum number of visitors' messages from one network per hour. */
export const VISITOR_LETTERS_AN_HOUR = 5;
/** Minutes for which a reply stays unread before a notice and an email are sent. */
export const ANSWER_UNREAD_MINUTES = 5;
