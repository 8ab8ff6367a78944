import type { BookingId } from '@tomoguide/contract/primitives';
import {
  getPublicationTimeAlone,
  isAwaitingCheck,
  listDueReviews,
} from '@tomoguide/contract/reviews/publication';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockOutcome, type TourOutcome } from '../../bookings/service.ts';
import { listBookingReviews, type ReviewRow, updateReview } from '../queries.ts';
import { recordReviewEvent } from './record-event.ts';
import { toSubmittedReview } from './submitted-review.ts';

/**
 * How long to wait before checking again whether a review can be published that waits for the decision of a
 * dispute.
 */
const WHILE_DISPUTED = { hours: 1 };

/** Returns when to check an unpublished review next; null if only an event can change it. */
const getNextCheck = (
  tour: TourOutcome,
  row: ReviewRow,
  now: Temporal.Instant,
): Temporal.Instant | null => {
  if (row.hiddenAt !== null) return null;
  // Even if the review cannot be published then, the time for staff to check it ends.
  if (isAwaitingCheck(row, now)) return row.checkedUntil;
  return tour.status === 'disputed' ? now.add(WHILE_DISPUTED) : getPublicationTimeAlone(tour, row);
};

/**
 * Publishes the reviews of a booking that are due, and sets when to check the remaining reviews again. The
 * caller must hold the booking's lock. Returns the updated rows.
 */
export const publishTourReviews = async (
  tx: Tx,
  deps: Deps,
  tour: TourOutcome,
): Promise<ReviewRow[]> => {
  const now = deps.clock.now();
  const rows = await listBookingReviews(tx, [tour.id]);
  const submitted = rows.map((row) => ({ ...toSubmittedReview(row), row }));
  const due = new Set(listDueReviews(tour, submitted, now).map(({ row }) => row));
  const publish = async (row: ReviewRow): Promise<ReviewRow> => {
    const published = await updateReview(tx, row.id, { publicAt: now, publishAt: null });
    await recordReviewEvent(tx, deps, 'review.published', published);
    return published;
  };
  const after: ReviewRow[] = [];
  for (const row of rows) {
    if (due.has(row)) after.push(await publish(row));
    else if (row.publicAt !== null) after.push(row);
    else {
      const checkedUntil = isAwaitingCheck(row, now) ? row.checkedUntil : null;
      const publishAt = getNextCheck(tour, row, now);
      after.push(await updateReview(tx, row.id, { publishAt, checkedUntil }));
    }
  }
  return after;
};

/** Locks the booking, then calls `publishTourReviews`. Idempotent. */
export const publishReviews = async (tx: Tx, deps: Deps, id: BookingId): Promise<void> => {
  const tour = await lockOutcome(tx, id);
  if (tour) await publishTourReviews(tx, deps, tour);
};
