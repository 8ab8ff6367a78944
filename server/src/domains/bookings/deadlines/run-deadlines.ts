import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import { type Due, nextDue } from '@tomoguide/contract/bookings/find-transition';
import { ticketsToBuy } from '@tomoguide/contract/bookings/tickets';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { recordDecision } from '../dispute/record-decision.ts';
import { cancelBy, completeBy, settleNoShow } from '../ending/end-booking.ts';
import { endExtension } from '../extension/end-extension.ts';
import { takeEffect } from '../extension/take-effect.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { factsOf } from '../transitions/booking-facts.ts';
import { lockBookingAndCalendar } from '../transitions/lock-booking.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';

const isReached = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0;

/** A dispute decided by the rule notifies both sides; `refundCents` is the total refund. */
const closeDispute = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  { event, to }: Transition,
  refundCents: number,
): Promise<void> => {
  if (event !== 'dispute_overdue') return;
  const outcome = to === 'completed' ? 'completed' : 'cancelled';
  await recordDecision(tx, deps, row, { staffId: null, outcome, refundCents, reason: null });
};

const applyDeadline = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  { transition }: Due,
  at: Temporal.Instant,
) => {
  const step: Step = { at, event: transition.event, by: 'clock' };
  const { cancelKind } = transition;
  if (cancelKind) {
    const cancelled = await cancelBy(tx, deps, row, { ...transition, cancelKind }, step);
    await closeDispute(tx, deps, cancelled.row, transition, cancelled.refundCents);
    return cancelled.row;
  }
  if (transition.to === 'completed') {
    const completed = await completeBy(tx, deps, row, transition, step);
    await closeDispute(tx, deps, completed.row, transition, completed.refundCents);
    return completed.row;
  }
  if (transition.event === 'extension_taken_as_confirmed')
    return takeEffect(tx, deps, row, transition, step);
  if (transition.to === 'ongoing') return endExtension(tx, deps, row, transition, step);
  const moved = await move(tx, row, transition, step);
  if (transition.event === 'start_nears')
    await recordBookingEvent(tx, deps, moved, 'booking.start_near', { confirmedBy: null });
  return moved;
};

/**
 * Either the tour is a day away and both sides get one email, or it is two hours away and the traveler has
 * already confirmed the start, so that `start_nears` has no status left to change.
 */
const remind = async (tx: Tx, deps: Deps, row: BookingRow): Promise<BookingRow> => {
  if (row.status === 'upcoming')
    await recordBookingEvent(tx, deps, row, 'booking.starts_tomorrow', {});
  else await recordBookingEvent(tx, deps, row, 'booking.start_near', { confirmedBy: 'traveler' });
  return updateBooking(tx, row.id, { remindAt: null });
};

/** Reminds each side that has tickets to buy and has not ticked all of them, once. */
const remindOfTickets = async (tx: Tx, deps: Deps, row: BookingRow): Promise<BookingRow> => {
  const to = PARTIES.filter((party) => ticketsToBuy(row, party).length > 0);
  if (to.length > 0) await recordBookingEvent(tx, deps, row, 'booking.tickets_due', { to });
  return updateBooking(tx, row.id, { ticketsRemindAt: null });
};

/**
 * Applies every deadline that has passed for a locked booking, in order, as if each had been applied on
 * time. Does nothing if none has passed; safe to call repeatedly.
 */
export const runDeadlinesOf = async (
  tx: Tx,
  deps: Deps,
  locked: BookingRow,
  now: Temporal.Instant = deps.clock.now(),
): Promise<BookingRow> => {
  let row = locked;
  for (;;) {
    const due = nextDue(factsOf(row));
    if (!due || !isReached(due.at, now)) break;
    row = await applyDeadline(tx, deps, row, due, now);
  }
  if (row.settleAt && isReached(row.settleAt, now)) await settleNoShow(tx, deps, row);
  if (row.remindAt && isReached(row.remindAt, now)) row = await remind(tx, deps, row);
  if (row.ticketsRemindAt && isReached(row.ticketsRemindAt, now))
    row = await remindOfTickets(tx, deps, row);
  return row;
};

/** The same by id; returns the booking as it is afterwards. */
export const runDeadlines = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
): Promise<BookingRow | null> => {
  const row = await lockBookingAndCalendar(tx, id);
  return row && runDeadlinesOf(tx, deps, row);
};
