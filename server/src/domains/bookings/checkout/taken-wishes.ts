import { createBooking } from '@tomoguide/contract/bookings/calls';
import type { Deps } from '../../../deps.ts';
import { repliedTo } from '../../../http/idempotency.ts';
import { overlapping, type Range } from '../queries.ts';
import { lookAtSlot } from './clear-slot.ts';
import type { FindTaken, Wish } from './slot-lines.ts';

const earlier = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? b : a;

/** From the first begin of these ranges to the last end. */
const around = (ranges: readonly Range[]): Range =>
  ranges.reduce((all, one) => ({
    start: earlier(all.start, one.start),
    end: later(all.end, one.end),
  }));

/**
 * Looks at the time of all wishes for one guide in one go. One that was answered before is answered so
 * again, whoever holds its time now; one whose own unpaid booking is in the way is told which.
 */
export const takenWishes =
  (deps: Deps): FindTaken =>
  async (wishes) => {
    const [first] = wishes;
    if (!first) return new Set();
    const range = around(wishes.map(({ slot }) => slot.range));
    const held = await overlapping(deps.db, [first.slot.guideId], range);
    const now = deps.clock.now();
    const isTaken = ({ slot }: Wish): boolean => {
      const { taken } = lookAtSlot(slot, held, now);
      return taken !== null && taken.bookingId === undefined;
    };
    const late = wishes.filter(isTaken);
    const answered = await repliedTo(
      deps.db,
      createBooking,
      late.map(({ slot, key }) => ({ userId: slot.travelerId, key })),
    );
    return new Set(late.filter((_, n) => !answered[n]));
  };
