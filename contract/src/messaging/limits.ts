/** Limits on a user's messages (docs/product/messages.md, "How many"). */
export const MESSAGES_A_MINUTE = 20;
/** Conversations that the user started. */
export const NEW_CONVERSATIONS_AN_HOUR = 5;
/** Guides per direct message (docs/product/messages.md, "To several guides"). */
export const DIRECT_GUIDES_MAX = 10;
/** How long a message can be recalled (docs/product/messages.md, "Recalling"). */
export const RECALL_MINUTES = 2;
