import type { ReviewId } from '@tomoguide/contract/primitives';
import { getReplyDeadline, isReached } from '@tomoguide/contract/reviews/publication';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { recordReviewEvent } from '../publication/record-event.ts';
import { findReview, lockReview, type ReviewRow, updateReview } from '../queries.ts';

/** Returns the review if it is a public review of this guide. Throws NOT_FOUND for any other review. */
const requireAnswerable = (row: ReviewRow | null, viewer: Pick<Viewer, 'userId'>) => {
  const isTheirs = row?.type === 'traveler_to_guide' && row.toUserId === viewer.userId;
  if (!row || !isTheirs || row.hiddenAt !== null || row.publicAt === null) return fail('NOT_FOUND');
  return { row, publicAt: row.publicAt };
};

/**
 * Publishes the guide's answer to a public review; a review can have only one, before the deadline
 * (docs/product/reviews.md, "Answers"). A retry with the same text is idempotent. Throws NOT_FOUND,
 * ALREADY_ANSWERED, ANSWER_OVER, or CONTACT_NOT_ALLOWED.
 */
export const answerReview = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: ReviewId,
  content: string,
): Promise<ReviewRow> => {
  const now = deps.clock.now();
  requireAnswerable(await findReview(tx, id), viewer);
  const { row, publicAt } = requireAnswerable(await lockReview(tx, id), viewer);
  if (row.reply !== null) return row.reply === content ? row : fail('ALREADY_ANSWERED');
  if (isReached(getReplyDeadline(publicAt), now)) fail('ANSWER_OVER');
  rejectContacts({ content });
  const answered = await updateReview(tx, id, { reply: content, repliedAt: now });
  await recordReviewEvent(tx, deps, 'review.answered', answered);
  return answered;
};
