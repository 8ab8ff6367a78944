import { MESSAGES_A_MINUTE, NEW_CONVERSATIONS_AN_HOUR } from '@tomoguide/contract/messaging/limits';
import { fail } from '../../../failure.ts';

const refuse = (
  code: 'TOO_MANY_MESSAGES' | 'TOO_MANY_CONVERSATIONS',
  until: Temporal.Instant,
  now: Temporal.Instant,
): never => {
  const retryAfterSeconds = Math.max(1, Math.ceil(until.since(now).total('seconds')));
  return fail(code, { retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) });
};

/** Since when the messages of one person count together. */
export const minuteBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: 1 });
export const hourBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 1 });

/**
 * Refuses with TOO_MANY_MESSAGES where so many of the last minute are this person's; given the latest
 * first, as many as count.
 */
export const checkMessageRate = (
  sent: readonly Temporal.Instant[],
  now: Temporal.Instant,
): void => {
  const first = sent[MESSAGES_A_MINUTE - 1];
  if (first) refuse('TOO_MANY_MESSAGES', first.add({ minutes: 1 }), now);
};

/** The same with the conversations that they began within the last hour: TOO_MANY_CONVERSATIONS. */
export const checkNewConversations = (
  begun: readonly Temporal.Instant[],
  now: Temporal.Instant,
): void => {
  const first = begun[NEW_CONVERSATIONS_AN_HOUR - 1];
  if (first) refuse('TOO_MANY_CONVERSATIONS', first.add({ hours: 1 }), now);
};
