import { RECALL_MINUTES } from './figures.ts';

/** Returns whether the sender can still recall a message (docs/product/messages.md, "Recalling"). */
export const canStillRecall = (sentAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, sentAt.add({ minutes: RECALL_MINUTES })) <= 0;
