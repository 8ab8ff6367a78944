import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRow, NewBooking } from '../../domains/bookings/tables.ts';
import { factsOf } from '../../domains/bookings/transitions/booking-facts.ts';
import { lockBookingAndCalendar } from '../../domains/bookings/transitions/lock-booking.ts';
import { move } from '../../domains/bookings/transitions/take-transition.ts';

/**
 * Steps whose commands come with later issues, taken here by the same table of states and with the
 * same story. Each moves to the domain's own command with the issue that brings it.
 */
const take = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
  event: BookingEvent,
  by: Actor,
  changesOf: (row: BookingRow) => Partial<NewBooking> = () => ({}),
  reason: string | null = null,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const row = await lockBookingAndCalendar(tx, id);
  const transition = row && findTransition(factsOf(row), event, by, now);
  if (!transition) throw new Error(`the demo cannot take ${event} from ${row?.status}`);
  const byUserId = by === 'guide' ? row.guideUserId : row.travelerId;
  const step = { at: now, event, by, byUserId, reason };
  return move(tx, row, transition, step, changesOf(row));
};

export const openDispute = (tx: Tx, deps: Deps, id: BookingId, reason: string) =>
  take(
    tx,
    deps,
    id,
    'open_dispute',
    'traveler',
    () => ({ disputedAt: deps.clock.now(), reason }),
    reason,
  );
