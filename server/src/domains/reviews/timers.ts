import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import { sweeping, watchSweep } from '../../jobs/sweep.ts';
import { publishReviews } from './publication/publish-reviews.ts';
import { bookingsToPublish } from './queries.ts';

/** Reviews that a sweep looks at, at most: the rest a second later. */
const SWEEP_LIMIT = 500;

/** The reviews of every booking whose moment has come are published. */
export const sweepReviews = sweeping<BookingId>({
  due: ({ db }, now, but) => bookingsToPublish(db, now, but, SWEEP_LIMIT),
  take: publishReviews,
  failed: 'the reviews of a booking could not be published',
});

/**
 * Publication by the clock. Its moment stands in the review's row, where every process looks each
 * second; the booking's lock makes it happen once.
 */
export const registerReviewTimers = (deps: Deps): void =>
  watchSweep(deps, 'reviews.publication', sweepReviews);
