/** Limits of messages to and from the team (docs/product/support.md, "Writing"). In code points. */
export const SUPPORT_TEXT_MAX = 2000;
/** Messages of visitors from one network within an hour. */
export const VISITOR_LETTERS_AN_HOUR = 5;
/** How long after an unread reply a notice and an email are sent. */
export const AWAY_MINUTES = 5;
