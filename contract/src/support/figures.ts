/**
 * The numeric limits of the rules in docs/product/support.md. Text lengths are defined next to their
 * fields.
 */

/** Maximum number of messages per hour by visitors from one network. */
export const VISITOR_MESSAGES_PER_HOUR = 5;
/** Minutes after which a notice and an email are sent if a reply is still unread. */
export const ANSWER_UNREAD_MINUTES = 5;
