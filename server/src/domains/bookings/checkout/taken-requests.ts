import { createBooking } from '@tomoguide/contract/bookings/calls';
import type { Deps } from '../../../deps.ts';
import { hasReplies } from '../../../http/idempotency.ts';
import { listOverlappingBookings, type Range } from '../queries.ts';
import { findSlotConflict } from '../slots/check-slot.ts';
import type { CheckoutRequest, FindTaken } from './checkout-queue.ts';

const earlier = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? b : a;

/** Returns the range from the earliest start to the latest end. */
const getSpan = (ranges: readonly Range[]): Range =>
  ranges.reduce((all, one) => ({
    start: earlier(all.start, one.start),
    end: later(all.end, one.end),
  }));

/**
 * Returns which of a guide's tour requests are for a time that is taken, with a single query. Omits
 * retries, which get their stored response, and requests that only the traveler's own unpaid booking
 * blocks, because the checkout returns that booking's ID.
 */
export const findTakenRequests =
  (deps: Deps): FindTaken =>
  async (requests) => {
    const [first] = requests;
    if (!first) return new Set();
    const range = getSpan(requests.map(({ slot }) => slot.range));
    const held = await listOverlappingBookings(deps.db, [first.slot.guideId], range);
    const now = deps.clock.now();
    const isTaken = ({ slot }: CheckoutRequest): boolean => {
      const { taken } = findSlotConflict(slot, held, now);
      return taken !== null && taken.bookingId === undefined;
    };
    const late = requests.filter(isTaken);
    const answered = await hasReplies(
      deps.db,
      createBooking,
      late.map(({ slot, key }) => ({ userId: slot.travelerId, key })),
    );
    return new Set(late.filter((_, n) => !answered[n]));
  };
