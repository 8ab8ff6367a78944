/**
 * Credits prevent strangers from flooding each other with messages (docs/product/messages.md, "Credits").
 * Null: unlimited, once a booking between the two is paid.
 */
export type Credits = number | null;

/** Initial and maximum credits of each side, which is the number of messages in a row. */
export const CREDITS_FULL = 20;
/** Credits that a message restores to its receiver. */
export const CREDITS_BACK = 5;

/** Returns whether another message can be sent. */
export const canSend = (credits: Credits): boolean => credits === null || credits > 0;

/** Returns the sender's credits after their message. */
export const afterSending = (credits: number): number => Math.max(0, credits - 1);

/** Returns the receiver's credits after the message. */
export const afterReceiving = (credits: number): number =>
  Math.min(CREDITS_FULL, credits + CREDITS_BACK);
