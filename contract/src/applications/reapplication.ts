import { REAPPLY_AFTER_DAYS } from './figures.ts';

/** Returns when a rejected applicant can apply again: 30 × 24 hours after the decision. */
export const getReapplicationTime = (decidedAt: Temporal.Instant): Temporal.Instant =>
  decidedAt.add({ hours: REAPPLY_AFTER_DAYS * 24 });
