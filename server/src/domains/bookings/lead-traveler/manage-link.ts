import { linkIsOpen } from '@tomoguide/contract/bookings/lead-traveler';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockByTheClock } from '../deadlines/lock-by-the-clock.ts';
import { asParty } from '../policy.ts';
import { bookingById } from '../queries.ts';
import type { BookingRow, LeadRow } from '../tables.ts';
import { factsOf } from '../transitions/booking-facts.ts';
import { lockForParty } from '../transitions/lock-booking.ts';
import { confirmWhereAllowed } from './confirm-where-allowed.ts';
import { leadOf, updateLead } from './lead-queries.ts';
import { newLink } from './link-token.ts';

type Who = Pick<Viewer, 'userId'>;

export interface OfBooker {
  row: BookingRow;
  lead: LeadRow;
}

/** The link is the booker's: the guide, too, is told that there is none. */
const ofBooker = async (
  db: Executor,
  { row, party }: ReturnType<typeof asParty>,
): Promise<OfBooker> => {
  const lead = party === 'traveler' && row.forOthers ? await leadOf(db, row.id) : null;
  return lead ? { row, lead } : fail('NOT_FOUND');
};

const lockOfBooker = async (tx: Tx, who: Who, id: BookingId): Promise<OfBooker> =>
  ofBooker(tx, await lockForParty(tx, id, who.userId, { calendar: false }));

/** The booking with its link, for the booker; NOT_FOUND for everybody else. */
export const linkOfBooker = async (db: Executor, who: Who, id: BookingId): Promise<OfBooker> =>
  ofBooker(db, asParty(await bookingById(db, id), who.userId));

/**
 * The booker's other devices ask again: none may go on handing out a link that has ended
 * (docs/product/for-others.md, "The travelers' link"). It is no event of the booking's, which the guide
 * would hear of.
 */
const tellBooker = (tx: Tx, deps: Deps, who: Who, bookingId: BookingId): void =>
  deps.live.push(tx, [who.userId], { type: 'booking_update', payload: { bookingId } });

/**
 * A new link in place of the one before, which ends at once. NOT_FOUND, INVALID_TRANSITION before the
 * deposit is paid, of a cancelled booking and once links of it have ended.
 */
export const makeLink = async (tx: Tx, deps: Deps, who: Who, id: BookingId): Promise<OfBooker> => {
  const { row } = await lockOfBooker(tx, who, id);
  if (row.status === 'cancelled' || !linkIsOpen(factsOf(row), deps.clock.now()))
    fail('INVALID_TRANSITION', { status: row.status });
  tellBooker(tx, deps, who, id);
  return { row, lead: await updateLead(tx, id, newLink(deps.config)) };
};

/** Ends the link, if there is one. NOT_FOUND. */
export const revokeLink = async (
  tx: Tx,
  deps: Deps,
  who: Who,
  id: BookingId,
): Promise<OfBooker> => {
  const { row } = await lockOfBooker(tx, who, id);
  tellBooker(tx, deps, who, id);
  return { row, lead: await updateLead(tx, id, { linkSeed: null, linkHash: null }) };
};

/** Whether the travelers' press confirms the start for their side, also one before. NOT_FOUND. */
export const allowStart = async (
  tx: Tx,
  deps: Deps,
  who: Who,
  id: BookingId,
  mayStart: boolean,
): Promise<BookingRow> => {
  const { row, party, now } = await lockByTheClock(tx, deps, id, who.userId);
  await ofBooker(tx, { row, party });
  const lead = await updateLead(tx, id, { mayStart });
  return confirmWhereAllowed(tx, deps, row, lead, now);
};
