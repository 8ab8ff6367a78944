import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import { findNextDueTransition } from '@tomoguide/contract/bookings/find-transition';
import { listTicketsToBuy, mustArrangePlace } from '@tomoguide/contract/bookings/tickets';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import { splitMoney } from '../effects/money.ts';
import { expireClaim } from '../emergency-claim/end-claim.ts';
import { expireProposal } from '../proposals/end-proposal.ts';
import { lockBookingAndCalendar, updateBooking } from '../queries.ts';
import { expireSubstitution } from '../substitutions/end-substitution.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

const isReached = (instant: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(instant, now) <= 0;

/**
 * Splits the money of a no-show that was not contested in time, and lets an undecided emergency claim
 * lapse.
 */
const settleNoShow = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  now: Temporal.Instant,
): Promise<void> => {
  if (!row.cancelKind) throw new Error(`booking ${row.id} has no cancelKind to settle by`);
  await updateBooking(tx, row.id, { settleAt: null });
  if (await expireClaim(tx, deps, row)) return;
  await splitMoney(tx, deps, row, row.cancelKind, now);
};

/**
 * Reminds both parties a day before the tour. Also runs two hours before a tour whose start the traveler has
 * already confirmed, because `start_nears` does not change its status.
 */
const remind = async (tx: Tx, deps: Deps, row: BookingRow): Promise<BookingRow> => {
  if (row.status === 'upcoming')
    await recordBookingEvent(tx, deps, row, 'booking.starts_tomorrow', {});
  else await recordBookingEvent(tx, deps, row, 'booking.start_near', { confirmedBy: 'traveler' });
  return updateBooking(tx, row.id, { remindAt: null });
};

/** Reminds each party with unmarked tickets once, and both parties if the booking has no meeting point. */
const remindToPrepare = async (tx: Tx, deps: Deps, row: BookingRow): Promise<BookingRow> => {
  const to = PARTIES.filter((party) => listTicketsToBuy(row, party).length > 0);
  if (to.length > 0) await recordBookingEvent(tx, deps, row, 'booking.tickets_due', { to });
  if (mustArrangePlace(row)) await recordBookingEvent(tx, deps, row, 'booking.place_due', {});
  return updateBooking(tx, row.id, { ticketsRemindAt: null });
};

/**
 * Applies every passed deadline of a locked booking, in order, as if each had been applied on time. Idempotent.
 */
export const runBookingDeadlines = async (
  tx: Tx,
  deps: Deps,
  locked: BookingRow,
  now: Temporal.Instant = deps.clock.now(),
): Promise<BookingRow> => {
  let row = locked;
  if (row.changeDueAt && isReached(row.changeDueAt, now))
    row = await expireProposal(tx, deps, row, now);
  if (row.colleaguesDueAt && isReached(row.colleaguesDueAt, now))
    row = await expireSubstitution(tx, deps, row, now);
  for (;;) {
    const due = findNextDueTransition(toFacts(row));
    if (!due || !isReached(due.at, now)) break;
    ({ row } = await carryOut(tx, deps, row, due.transition, { at: now, by: 'clock' }));
  }
  if (row.settleAt && isReached(row.settleAt, now)) await settleNoShow(tx, deps, row, now);
  if (row.remindAt && isReached(row.remindAt, now)) row = await remind(tx, deps, row);
  if (row.ticketsRemindAt && isReached(row.ticketsRemindAt, now))
    row = await remindToPrepare(tx, deps, row);
  return row;
};

/** Does the same as `runBookingDeadlines` for the booking with this ID. Returns the updated booking. */
export const runDeadlines = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
): Promise<BookingRow | null> => {
  const row = await lockBookingAndCalendar(tx, id);
  return row && runBookingDeadlines(tx, deps, row);
};
