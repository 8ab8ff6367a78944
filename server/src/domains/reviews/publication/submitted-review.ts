import type { SubmittedReview } from '@tomoguide/contract/reviews/publication';
import type { ReviewRow } from '../queries.ts';

/** A row as the rules of the contract want it. */
export const asSubmitted = (row: ReviewRow): SubmittedReview => ({
  submittedAt: row.submittedAt,
  publicAt: row.publicAt,
  hidden: row.hiddenAt !== null,
  checkedUntil: row.checkedUntil,
});
