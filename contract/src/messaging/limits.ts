/** How much one person may send (docs/product/messages.md, "How many"). */
export const MESSAGES_A_MINUTE = 20;
/** Conversations whose first message is theirs. */
export const NEW_CONVERSATIONS_AN_HOUR = 5;
/** Guides whom one direct message goes to (docs/product/messages.md, "To several guides"). */
export const DIRECT_GUIDES_MAX = 10;
/** How long a message can be recalled (docs/product/messages.md, "Recalling"). */
export const RECALL_MINUTES = 2;
