import type { SubmittedReview } from '@tomoguide/contract/reviews/publication';
import type { ReviewRow } from '../queries.ts';

/** Converts a row to the facts that the contract's rules need. */
export const toSubmittedReview = (row: ReviewRow): SubmittedReview => ({
  submittedAt: row.submittedAt,
  publicAt: row.publicAt,
  hidden: row.hiddenAt !== null,
  checkedUntil: row.checkedUntil,
});
