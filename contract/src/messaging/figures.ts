/** The numbers of the rules in docs/product/messages.md. Lengths of texts are next to their fields. */

/** Limits on a user's messages (docs/product/messages.md, "How many"). */
export const MESSAGES_A_MINUTE = 20;
/** Conversations that a user can start. */
export const NEW_CONVERSATIONS_AN_HOUR = 5;
/** Guides per direct message (docs/product/messages.md, "To several guides"). */
export const DIRECT_GUIDES_MAX = 10;
/** How long a message can be recalled (docs/product/messages.md, "Recalling"). */
export const RECALL_MINUTES = 2;

/** Number of masked messages to one user from which attempts to share contacts count as repeated. */
export const ATTEMPTS_REPEATED = 3;

/** Initial and maximum credits of each side: the number of messages it can send in a row. */
export const CREDITS_MAX = 20;
/** Credits that a message restores to its receiver. */
export const CREDITS_PER_REPLY = 5;

/** Maximum number of images to select at a time (docs/product/messages.md, "Pictures"). */
export const PICTURES_PER_SELECTION = 9;

/**
 * How far apart the parts of a contact can be: the number of messages of both users, and the time between the
 * first and the last (docs/product/contact-mask.md, "Split over messages").
 */
export const SPLIT_MESSAGES = 30;
export const SPLIT_MINUTES = 60;
