import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import type { BookingRow } from '../tables.ts';
import { runBookingDeadlines } from './run-deadlines.ts';

/**
 * Locks the guide's calendar and the booking for a step by the traveler or the guide, and applies all
 * passed deadlines, even if their timers have not run yet (docs/product/bookings.md, "Deadlines"). If the
 * step is then rejected, the rollback leaves the deadlines to the timers.
 */
export const lockAfterDeadlines = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
  userId: UserId,
): Promise<{ row: BookingRow; party: Party; now: Temporal.Instant }> => {
  const { row, party } = await lockForParty(tx, id, userId, { calendar: true });
  // Read after locking: a step that waited for the lock must not have an earlier time than the deadlines
  // applied here.
  const now = deps.clock.now();
  return { row: await runBookingDeadlines(tx, deps, row, now), party, now };
};
