import { RECALL_MINUTES } from './figures.ts';

/** True as long as a message can be recalled by its sender (docs/product/messages.md, "Recalling"). */
export const isRecallTime = (sentAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, sentAt.add({ minutes: RECALL_MINUTES })) <= 0;
