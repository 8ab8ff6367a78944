import { CREDITS_MAX, CREDITS_PER_REPLY } from './figures.ts';

/**
 * Credits keep strangers from flooding each other with messages (docs/product/messages.md, "Credits"). Null
 * means unlimited, once a booking between the two users is paid.
 */
export type Credits = number | null;

/** Returns whether the user can send another message. */
export const canSend = (credits: Credits): boolean => credits === null || credits > 0;

/** Returns the sender's credits after a message. */
export const calculateCreditsAfterSending = (credits: number): number => Math.max(0, credits - 1);

/** Returns the recipient's credits after a message. */
export const calculateCreditsAfterReceiving = (credits: number): number =>
  Math.min(CREDITS_MAX, credits + CREDITS_PER_REPLY);
