import type { ReviewEvents, ReviewParties } from '@tomoguide/contract/reviews/events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import type { ReviewRow } from '../queries.ts';

/** Records an event of a review, in the transaction of the change. */
export const recordReviewEvent = async (
  tx: Tx,
  deps: Deps,
  type: keyof ReviewEvents,
  { id, bookingId, type: direction, guideId, fromUserId, toUserId }: ReviewRow,
): Promise<void> => {
  const payload: ReviewParties = {
    reviewId: id,
    bookingId,
    type: direction,
    guideId,
    fromUserId,
    toUserId,
  };
  await record(tx, { type, payload, occurredAt: deps.clock.now() });
};
