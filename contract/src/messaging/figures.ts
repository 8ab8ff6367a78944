/**
 * The numeric limits of the rules in docs/product/messages.md. Text lengths are defined next to their
 * fields.
 */

/** Maximum number of messages that a user can send per minute (docs/product/messages.md, "How many"). */
export const MESSAGES_A_MINUTE = 20;
/** Maximum number of conversations that a user can start per hour. */
export const NEW_CONVERSATIONS_PER_HOUR = 5;
/** Maximum number of guides that receive a direct message (docs/product/messages.md, "To several guides"). */
export const DIRECT_GUIDES_MAX = 10;
/** Minutes during which a message can be recalled (docs/product/messages.md, "Recalling"). */
export const RECALL_MINUTES = 2;

/**
 * Maximum number of messages that a user can have translated by the service per minute
 * (docs/product/messages.md, "Translation service").
 */
export const TRANSLATIONS_A_MINUTE = 20;

/** Number of masked messages to one user from which attempts to share contacts count as repeated. */
export const MIN_REPEATED_ATTEMPTS = 3;

/**
 * Initial and maximum credits of a user in a conversation, which is how many messages they can send in a
 * row.
 */
export const CREDITS_MAX = 20;
/** Credits that a message restores to its recipient. */
export const CREDITS_PER_REPLY = 5;

/** Maximum number of images that can be selected at once (docs/product/messages.md, "Pictures"). */
export const PICTURES_PER_SELECTION = 9;

/**
 * How far apart the parts of a contact split across messages can be: the number of messages, by both users,
 * and the minutes between the first and the last part (docs/product/contact-mask.md, "Split over
 * messages").
 */
export const SPLIT_MESSAGES = 30;
export const SPLIT_MINUTES = 60;

/**
 * The longest duration that is read as a fact, in minutes: a week (docs/product/messages.md, "Facts in messages").
 */
export const FACT_MINUTES_MAX = 10_080;

/** Maximum number of facts on a fact card (docs/product/messages.md, "Fact card"). */
export const CARD_FACTS_MAX = 20;

/** Maximum number of quick replies of a guide (docs/product/messages.md, "Quick replies"). */
export const QUICK_REPLIES_MAX = 20;
