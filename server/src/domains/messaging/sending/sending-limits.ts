import {
  MESSAGES_A_MINUTE,
  NEW_CONVERSATIONS_PER_HOUR,
} from '@tomoguide/contract/messaging/figures';
import { failUntil } from '../../../failure.ts';
import type { Counted } from './sending-queries.ts';

/** Returns the start of the period in which a user's messages are counted. */
export const getMinuteBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: 1 });
export const getHourBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 1 });

/** Returns whether `before` already counts a message sent as part of the same direct message. */
const isCounted = (before: readonly Counted[], directId: string | null): boolean =>
  directId !== null && before.some((each) => each.directId === directId);

/** Throws TOO_MANY_MESSAGES if the user has reached the limit for the last minute. `sent` is newest first. */
export const checkMessageRate = (
  sent: readonly Counted[],
  directId: string | null,
  now: Temporal.Instant,
): void => {
  const first = sent[MESSAGES_A_MINUTE - 1];
  if (first && !isCounted(sent, directId))
    failUntil('TOO_MANY_MESSAGES', first.at.add({ minutes: 1 }), now);
};

/**
 * Throws TOO_MANY_CONVERSATIONS if the user has reached the limit for the last hour. `begun` is newest
 * first.
 */
export const checkNewConversations = (
  begun: readonly Counted[],
  directId: string | null,
  now: Temporal.Instant,
): void => {
  const first = begun[NEW_CONVERSATIONS_PER_HOUR - 1];
  if (first && !isCounted(begun, directId))
    failUntil('TOO_MANY_CONVERSATIONS', first.at.add({ hours: 1 }), now);
};
