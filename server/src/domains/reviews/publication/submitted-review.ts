import type { SubmittedReview } from '@tomoguide/contract/reviews/publication';
import type { ReviewRow } from '../queries.ts';

/** A row in the shape that the contract's rules expect. */
export const asSubmitted = (row: ReviewRow): SubmittedReview => ({
  submittedAt: row.submittedAt,
  publicAt: row.publicAt,
  hidden: row.hiddenAt !== null,
  checkedUntil: row.checkedUntil,
});
