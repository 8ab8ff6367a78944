import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import {
  answerReview,
  type ReviewContent,
  submitReview,
} from '../../server/src/domains/reviews/service.ts';
import { reviews } from '../../server/src/domains/reviews/tables.ts';

/** Submits one party's review of a tour. The second of the two reviews publishes both. */
export const reviewTour = (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
  userId: UserId,
  words: ReviewContent,
) => submitReview(tx, deps, { userId }, { bookingId, claims: {}, words });

/** Publishes the guide's reply to the traveler's review. */
export const replyToReview = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
  guideUserId: UserId,
  content: string,
) => {
  const rows = await tx.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  const review = rows.find(({ type }) => type === 'traveler_to_guide');
  if (!review) throw new Error(`the demo's booking ${bookingId} has no review to answer`);
  return answerReview(tx, deps, { userId: guideUserId }, review.id, content);
};
