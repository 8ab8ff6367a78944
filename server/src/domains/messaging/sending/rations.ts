import { MESSAGES_A_MINUTE, NEW_CONVERSATIONS_AN_HOUR } from '@tomoguide/contract/messaging/limits';
import { failUntil } from '../../../failure.ts';
import type { Counted } from './sending-queries.ts';

/** Since when the messages of one person count together. */
export const minuteBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: 1 });
export const hourBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 1 });

/** Whether the whole that this belongs to is among what was counted: then it counts no more. */
const isCounted = (before: readonly Counted[], directId: string | null): boolean =>
  directId !== null && before.some((each) => each.directId === directId);

/**
 * Refuses with TOO_MANY_MESSAGES where so many of the last minute are this person's; given the latest
 * first, as many as count.
 */
export const checkMessageRate = (
  sent: readonly Counted[],
  directId: string | null,
  now: Temporal.Instant,
): void => {
  const first = sent[MESSAGES_A_MINUTE - 1];
  if (first && !isCounted(sent, directId))
    failUntil('TOO_MANY_MESSAGES', first.at.add({ minutes: 1 }), now);
};

/** The same with the conversations that they began within the last hour: TOO_MANY_CONVERSATIONS. */
export const checkNewConversations = (
  begun: readonly Counted[],
  directId: string | null,
  now: Temporal.Instant,
): void => {
  const first = begun[NEW_CONVERSATIONS_AN_HOUR - 1];
  if (first && !isCounted(begun, directId))
    failUntil('TOO_MANY_CONVERSATIONS', first.at.add({ hours: 1 }), now);
};
