import { isLinkValid } from '@tomoguide/contract/bookings/lead-traveler';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { asParty } from '../policy.ts';
import { findBookingById } from '../queries.ts';
import type { BookingRow, LeadRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { confirmStartIfAllowed } from './confirm-start-if-allowed.ts';
import { findLeadTraveler, updateLead } from './lead-queries.ts';
import { createLeadLink } from './link-token.ts';

type Who = Pick<Viewer, 'userId'>;

export interface BookerLead {
  row: BookingRow;
  lead: LeadRow;
}

/** Returns the booking to its booker. Throws NOT_FOUND for anyone else, including the guide. */
const requireBooker = async (
  db: Executor,
  { row, party }: ReturnType<typeof asParty>,
): Promise<BookerLead> => {
  const lead = party === 'traveler' && row.forOthers ? await findLeadTraveler(db, row.id) : null;
  return lead ? { row, lead } : fail('NOT_FOUND');
};

const lockForBooker = async (tx: Tx, who: Who, id: BookingId): Promise<BookerLead> =>
  requireBooker(tx, await lockForParty(tx, id, who.userId, { calendar: false }));

/** Returns the booking and its link to the booker. Throws NOT_FOUND for anyone else. */
export const getBookerLink = async (db: Executor, who: Who, id: BookingId): Promise<BookerLead> =>
  requireBooker(db, asParty(await findBookingById(db, id), who.userId));

/**
 * Notifies the booker's other devices, so that no device shares a revoked link (docs/product/for-others.md,
 * "The travelers' link"). Not a booking event, because the guide would also receive it.
 */
const notifyBooker = (tx: Tx, deps: Deps, who: Who, bookingId: BookingId): void =>
  deps.live.push(tx, [who.userId], { type: 'booking_update', payload: { bookingId } });

/**
 * Creates a new link, which replaces the previous one immediately. Throws NOT_FOUND, or INVALID_TRANSITION if
 * the deposit is unpaid, the booking is cancelled or links can no longer be created.
 */
export const createLink = async (
  tx: Tx,
  deps: Deps,
  who: Who,
  id: BookingId,
): Promise<BookerLead> => {
  const { row } = await lockForBooker(tx, who, id);
  if (row.status === 'cancelled' || !isLinkValid(toFacts(row), deps.clock.now()))
    fail('INVALID_TRANSITION', { status: row.status });
  notifyBooker(tx, deps, who, id);
  return { row, lead: await updateLead(tx, id, createLeadLink(deps.config)) };
};

/** Revokes the link, if there is one. Throws NOT_FOUND for anyone but the booker. */
export const revokeLink = async (
  tx: Tx,
  deps: Deps,
  who: Who,
  id: BookingId,
): Promise<BookerLead> => {
  const { row } = await lockForBooker(tx, who, id);
  notifyBooker(tx, deps, who, id);
  return { row, lead: await updateLead(tx, id, { linkSeed: null, linkHash: null }) };
};

/**
 * Sets whether the travelers' report of the meeting, including an earlier report, confirms the start on
 * their behalf. Throws NOT_FOUND.
 */
export const allowStart = async (
  tx: Tx,
  deps: Deps,
  who: Who,
  id: BookingId,
  mayStart: boolean,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, who.userId);
  await requireBooker(tx, { row, party });
  const lead = await updateLead(tx, id, { mayStart });
  return confirmStartIfAllowed(tx, deps, row, lead, now);
};
