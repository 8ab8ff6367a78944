/**
 * Credits keep strangers from flooding each other (docs/product/messages.md, "Credits"). Null:
 * unlimited, once a booking between the two was paid.
 */
export type Credits = number | null;

/** What each side begins with, and never exceeds: so many messages in a row. */
export const CREDITS_FULL = 20;
/** What a message gives back to the side that receives it. */
export const CREDITS_BACK = 5;

/** Whether one more message can be sent. */
export const maySend = (credits: Credits): boolean => credits === null || credits > 0;

/** The sender's credits after a message of theirs. */
export const afterSending = (credits: number): number => Math.max(0, credits - 1);

/** The receiver's. */
export const afterReceiving = (credits: number): number =>
  Math.min(CREDITS_FULL, credits + CREDITS_BACK);
