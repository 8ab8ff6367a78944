import type { BookingId } from '@tomoguide/contract/primitives';
import type { OwnShoppingAnswers } from '@tomoguide/contract/reviews/entities';
import type { ShoppingAnswers } from '@tomoguide/contract/reviews/shopping';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getReviewDirection } from '../policy.ts';
import { presentOwnAnswers } from '../present.ts';
import { listBookingReviews } from '../queries.ts';
import { recordAnswers } from '../shopping/record-answers.ts';
import { lockReviewed } from './lock-reviewed.ts';

/**
 * Stores the traveler's answers to the questions about shopping, without a review. Throws NOT_FOUND for
 * everyone but the traveler, and the errors of `recordAnswers`.
 */
export const answerShopping = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  { bookingId, answers }: { bookingId: BookingId; answers: ShoppingAnswers },
): Promise<OwnShoppingAnswers> => {
  const tour = await lockReviewed(tx, bookingId, {
    withGuide: true,
    check: (found) => {
      if (getReviewDirection(found, viewer.userId).type !== 'traveler_to_guide') fail('NOT_FOUND');
    },
  });
  const rows = await listBookingReviews(tx, [tour.id]);
  return presentOwnAnswers(await recordAnswers(tx, deps, { tour, rows, answers }));
};
