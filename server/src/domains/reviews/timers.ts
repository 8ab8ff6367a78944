import type { ReviewId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import { isUnreachable } from '../../database/violations.ts';
import type { Deps } from '../../deps.ts';
import { publishReviews } from './publication/publish-reviews.ts';
import { reviewsToPublish } from './queries.ts';

/** Reviews that a sweep looks at, at most: the rest a second later. */
const SWEEP_LIMIT = 500;

/** A review that could not be published is left alone for so long, on this process. */
const PAUSE = { minutes: 1 };

type Paused = Map<ReviewId, Temporal.Instant>;

/**
 * Every review whose moment has come is published, each in a transaction of its own. One that fails
 * is logged and tried again after a pause, and never blocks the others.
 */
export const sweepReviews = async (
  deps: Deps,
  paused: Paused = new Map(),
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const now = deps.clock.now();
  for (const [id, until] of paused)
    if (Temporal.Instant.compare(until, now) <= 0) paused.delete(id);
  for (const { id, bookingId } of await reviewsToPublish(
    deps.db,
    now,
    [...paused.keys()],
    SWEEP_LIMIT,
  )) {
    if (isStopped()) return;
    try {
      await inTransaction(deps.db, (tx) => publishReviews(tx, deps, bookingId));
    } catch (error) {
      paused.set(id, now.add(PAUSE));
      deps.log.error({ err: error, reviewId: id }, 'a review could not be published');
      if (isUnreachable(error)) return;
    }
  }
};

/**
 * Publication by the clock. Its moment stands in the review's row, where every process looks each
 * second; the booking's lock makes it happen once.
 */
export const registerReviewTimers = (deps: Deps): void => {
  const paused: Paused = new Map();
  deps.jobs.watch('reviews.publication', (isStopped) => sweepReviews(deps, paused, isStopped));
};
