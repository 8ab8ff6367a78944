import { CHANGE_ADDRESS } from '@tomoguide/contract/bookings/meeting-point';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { requireAddressChange } from '../policy.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow, StoredProposal } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { appendHistory } from '../transitions/take-transition.ts';

/** Returns the proposal with this number. Throws PROPOSAL_CHANGED if another proposal has replaced it. */
const requireProposal = ({ addressProposal }: BookingRow, number: number): StoredProposal =>
  addressProposal?.number === number ? addressProposal : fail('PROPOSAL_CHANGED');

/**
 * Accepts the other party's proposal with this number, which becomes the meeting point. A retry is
 * idempotent. Throws NOT_FOUND for other users, PROPOSAL_CHANGED, OWN_PROPOSAL, or INVALID_TRANSITION after
 * the start (docs/product/bookings.md, "Meeting point").
 */
export const acceptAddress = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  number: number,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const proposal = requireProposal(row, number);
  if (proposal.by === party) fail('OWN_PROPOSAL');
  if (proposal.answer === 'accepted') return row;
  if (proposal.answer !== null) fail('PROPOSAL_CHANGED');
  requireAddressChange(row, party, now);
  const { meetingAddress, meetingPostalCode, addressConfirmed = false } = proposal;
  const { toArrange: _, ...particulars } = toParticulars(row.particulars);
  const changed = await updateBooking(tx, id, {
    particulars: {
      ...particulars,
      meetingAddress,
      meetingPostalCode,
      addressConfirmed,
    },
    addressProposal: { ...proposal, answer: 'accepted' },
    // The lines on the driver's card described the old meeting point.
    driverLines: null,
  });
  const step = { at: now, event: CHANGE_ADDRESS, by: party, byUserId: viewer.userId } as const;
  await appendHistory(tx, id, step, { from: row.status, to: row.status });
  await recordBookingEvent(tx, deps, changed, 'booking.address_changed', { by: proposal.by });
  return changed;
};

/**
 * Ends the proposal with this number: the party that received it declines it, or the party that made it
 * withdraws it. A retry is idempotent. Throws NOT_FOUND for other users, PROPOSAL_CHANGED, or
 * INVALID_TRANSITION if it has lapsed.
 */
export const declineAddress = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  number: number,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const proposal = requireProposal(row, number);
  if (proposal.answer === 'declined') return row;
  if (proposal.answer !== null) fail('PROPOSAL_CHANGED');
  requireAddressChange(row, party, deps.clock.now());
  const declined = await updateBooking(tx, id, {
    addressProposal: { ...proposal, answer: 'declined' },
  });
  await recordBookingEvent(tx, deps, declined, 'booking.address_declined', {
    by: party,
    proposedBy: proposal.by,
  });
  return declined;
};
