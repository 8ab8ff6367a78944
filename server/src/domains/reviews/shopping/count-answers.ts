import type { BookingId } from '@tomoguide/contract/primitives';
import { getReviewDeadline } from '@tomoguide/contract/reviews/eligibility';
import { isReached } from '@tomoguide/contract/reviews/publication';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockOutcome } from '../../bookings/service.ts';
import { lockGuide } from '../../guides/service.ts';
import { refreshRating } from '../rating/refresh-rating.ts';
import { listBookingAnswers, updateAnswers } from './shopping-queries.ts';

/** How long to wait before checking answers again while their booking is disputed. */
const WHILE_DISPUTED = { hours: 1 };

/**
 * Counts the answers on a booking once neither side can review it anymore, even without a review. Checks
 * again later if a dispute has moved that time. Idempotent.
 */
export const countAnswers = async (tx: Tx, deps: Deps, id: BookingId): Promise<void> => {
  const [found] = await listBookingAnswers(tx, [id]);
  if (!found) return;
  await lockGuide(tx, found.guideId);
  const tour = await lockOutcome(tx, id);
  const [row] = await listBookingAnswers(tx, [id]);
  const now = deps.clock.now();
  if (!tour || !row?.countAt || !isReached(row.countAt, now)) return;
  const deadline = getReviewDeadline(tour);
  const isDue = deadline !== null && isReached(deadline, now);
  const later = tour.status === 'disputed' ? now.add(WHILE_DISPUTED) : deadline;
  await updateAnswers(
    tx,
    row.id,
    isDue ? { countedAt: now, countAt: null } : { countedAt: null, countAt: later },
  );
  if (isDue) await refreshRating(tx, deps, row.guideId);
};
