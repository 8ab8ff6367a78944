import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import { busyUntil } from '@tomoguide/contract/bookings/busy-range';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { extensionFeeCents } from '@tomoguide/contract/bookings/price';
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

/** The longer range is held at once; the fee is still to be paid. */
export const requestExtension = (tx: Tx, deps: Deps, id: BookingId, minutes: number) =>
  take(tx, deps, id, 'request_extension', 'traveler', (row) => ({
    extension: 'unpaid',
    extensionMinutes: minutes,
    extensionPriceCents: extensionFeeCents(row.totalCents, row.bookedMinutes, minutes),
    extensionSince: deps.clock.now(),
    busy: { start: row.scheduledStart, end: busyUntil(row.scheduledEnd.add({ minutes })) },
  }));

/** Without money: the fee's payment comes with the issue that brings extensions. */
export const payExtension = (tx: Tx, deps: Deps, id: BookingId) =>
  take(tx, deps, id, 'pay_extension', 'payments', () => ({
    extension: 'paid',
    extensionPriceCents: null,
    extensionSince: deps.clock.now(),
  }));

export const confirmExtension = (tx: Tx, deps: Deps, id: BookingId) =>
  take(tx, deps, id, 'confirm_extension', 'guide', () => ({ extensionSince: deps.clock.now() }));

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
