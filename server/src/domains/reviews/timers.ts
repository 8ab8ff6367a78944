import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import { type Paused, sweep } from '../../jobs/sweep.ts';
import { publishReviews } from './publication/publish-reviews.ts';
import { bookingsToPublish } from './queries.ts';

/** Reviews that a sweep looks at, at most: the rest a second later. */
const SWEEP_LIMIT = 500;

/** The reviews of every booking whose moment has come are published. */
export const sweepReviews = (
  deps: Deps,
  paused?: Paused<BookingId>,
  isStopped?: () => boolean,
): Promise<void> =>
  sweep(
    deps,
    {
      due: (now, but) => bookingsToPublish(deps.db, now, but, SWEEP_LIMIT),
      take: (tx, id) => publishReviews(tx, deps, id),
      failed: 'the reviews of a booking could not be published',
    },
    paused,
    isStopped,
  );

/**
 * Publication by the clock. Its moment stands in the review's row, where every process looks each
 * second; the booking's lock makes it happen once.
 */
export const registerReviewTimers = (deps: Deps): void => {
  const paused: Paused<BookingId> = new Map();
  deps.jobs.watch('reviews.publication', (isStopped) => sweepReviews(deps, paused, isStopped));
};
