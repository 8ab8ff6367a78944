import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../tables.ts';
import { lockForParty } from '../transitions/lock-booking.ts';
import { runDeadlinesOf } from './run-deadlines.ts';

/**
 * Locks calendar and booking for a step of one of its two people, and first takes what the clock has
 * decided by then, whether or not its timer has run (docs/product/bookings.md, "Deadlines"). A step
 * that is then refused leaves the clock's rows to the timer. Costs nothing when nothing is due.
 */
export const lockByTheClock = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
  userId: UserId,
): Promise<{ row: BookingRow; party: Party; now: Temporal.Instant }> => {
  const { row, party } = await lockForParty(tx, id, userId, { calendar: true });
  // Read behind the lock: whoever waited for it must not write a step before the clock's.
  const now = deps.clock.now();
  return { row: await runDeadlinesOf(tx, deps, row, now), party, now };
};
