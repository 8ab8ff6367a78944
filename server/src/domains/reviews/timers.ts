import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import { createSweep, watchSweep } from '../../jobs/sweep.ts';
import { publishReviews } from './publication/publish-reviews.ts';
import { listBookingsToPublish } from './queries.ts';
import { countAnswers } from './shopping/count-answers.ts';
import { listBookingsToCount } from './shopping/shopping-queries.ts';

/** Maximum number of bookings per sweep; the next sweep, a second later, takes the rest. */
const SWEEP_LIMIT = 500;

/** Publishes the due reviews of every booking. */
export const sweepReviews = createSweep<BookingId>({
  due: ({ db }, now, but) => listBookingsToPublish(db, now, but, SWEEP_LIMIT),
  take: publishReviews,
  failed: 'the reviews of a booking could not be published',
});

/** Counts the answers about shopping whose time has come. */
export const sweepShopping = createSweep<BookingId>({
  due: ({ db }, now, but) => listBookingsToCount(db, now, but, SWEEP_LIMIT),
  take: countAnswers,
  failed: 'the answers about shopping on a booking could not be counted',
});

/**
 * Registers the timers. The publication time is stored in the review's row, and every process
 * looks for due rows every second; the booking's lock ensures that a review is published only once.
 */
export const registerReviewTimers = (deps: Deps): void => {
  watchSweep(deps, 'reviews.publication', sweepReviews);
  watchSweep(deps, 'reviews.shopping', sweepShopping);
};
