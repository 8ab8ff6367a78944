import { createBooking } from '@tomoguide/contract/bookings/calls';
import type { Deps } from '../../../deps.ts';
import { repliedTo } from '../../../http/idempotency.ts';
import { overlapping, type Range } from '../queries.ts';
import type { CheckoutRequest, FindTaken } from './checkout-queue.ts';
import { lookAtSlot } from './clear-slot.ts';

const earlier = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? b : a;

/** From the earliest start of these ranges to the latest end. */
const span = (ranges: readonly Range[]): Range =>
  ranges.reduce((all, one) => ({
    start: earlier(all.start, one.start),
    end: later(all.end, one.end),
  }));

/**
 * Checks the times of all requests for one guide with one query. Leaves out a request that already has a
 * stored reply, which it gets again, and one blocked by the traveler's own unpaid booking, which it is told.
 */
export const findTakenRequests =
  (deps: Deps): FindTaken =>
  async (requests) => {
    const [first] = requests;
    if (!first) return new Set();
    const range = span(requests.map(({ slot }) => slot.range));
    const held = await overlapping(deps.db, [first.slot.guideId], range);
    const now = deps.clock.now();
    const isTaken = ({ slot }: CheckoutRequest): boolean => {
      const { taken } = lookAtSlot(slot, held, now);
      return taken !== null && taken.bookingId === undefined;
    };
    const late = requests.filter(isTaken);
    const answered = await repliedTo(
      deps.db,
      createBooking,
      late.map(({ slot, key }) => ({ userId: slot.travelerId, key })),
    );
    return new Set(late.filter((_, n) => !answered[n]));
  };
