import { getEffects } from '@tomoguide/contract/bookings/effects';
import type { Tx } from '../../../database/database.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type Bookable, refreshHeldDays } from '../../guides/service.ts';
import { type OpenedPayment, openPayment } from '../../payments/service.ts';
import { recordStepEvents } from '../effects/step-events.ts';
import { insertLead } from '../lead-traveler/lead-queries.ts';
import { insertBooking, type Range } from '../queries.ts';
import type { BookingRow, LeadRow } from '../tables.ts';
import { appendHistory } from '../transitions/take-transition.ts';
import type { BookingRequest } from './new-booking.ts';

/** Inserts the booking. Throws SLOT_TAKEN if another booking took the slot first. */
const insertNew = async (tx: Tx, row: Omit<BookingRow, 'id'>): Promise<BookingRow> => {
  try {
    return await insertBooking(tx, row);
  } catch (error) {
    if (findViolatedConstraint(error) === 'bookings_no_overlap') return fail('SLOT_TAKEN');
    throw error;
  }
};

/** Writes the first history entry of a new booking and records its event. */
const recordCreation = async (tx: Tx, deps: Deps, row: BookingRow): Promise<void> => {
  const who = row.guidePreAccepted
    ? ({ event: 'accept_request', by: 'guide', byUserId: row.guideUserId } as const)
    : ({ event: 'check_out', by: 'traveler', byUserId: row.travelerId } as const);
  const step = { at: row.createdAt, ...who };
  await Promise.all([
    appendHistory(tx, row.id, step, { from: null, to: 'pending' }),
    recordStepEvents(tx, deps, getEffects({ event: step.event, to: 'pending' }).records, {
      before: row,
      after: row,
      step,
      refundCents: 0,
    }),
  ]);
};

/**
 * Creates a booking: its row, deposit, first history entry and event, its signed quote, and the guide's updated
 * days. `liveRanges` is the guide's other busy time around it. Throws SLOT_TAKEN if another booking took the slot
 * first.
 */
export const insertBookingWithDeposit = async (
  tx: Tx,
  deps: Deps,
  draft: Omit<BookingRow, 'id'>,
  guide: { bookable: Bookable; liveRanges: readonly Range[] },
  { useWallet, lead }: Pick<BookingRequest, 'useWallet' | 'lead'>,
  sign: (row: BookingRow) => Promise<unknown>,
): Promise<{ row: BookingRow; deposit: OpenedPayment; lead: LeadRow | null }> => {
  const row = await insertNew(tx, draft);
  const { id: bookingId, travelerId, depositCents } = row;
  const [deposit, storedLead] = await Promise.all([
    openPayment(tx, deps, {
      bookingId,
      travelerId,
      kind: 'deposit',
      amountCents: depositCents,
      useWallet,
    }),
    lead && insertLead(tx, row.id, lead),
    recordCreation(tx, deps, row),
    sign(row),
    refreshHeldDays(tx, deps, guide, row.busy),
  ]);
  return { row, deposit, lead: storedLead ?? null };
};
