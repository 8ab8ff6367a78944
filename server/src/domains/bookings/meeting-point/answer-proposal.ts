import { CHANGE_ADDRESS, canChangeAddress } from '@tomoguide/contract/bookings/meeting-point';
import { particularsOf } from '@tomoguide/contract/bookings/particulars';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow, KeptProposal } from '../tables.ts';
import { factsOf } from '../transitions/booking-facts.ts';
import { lockForParty } from '../transitions/lock-booking.ts';
import { tell } from '../transitions/record-event.ts';
import { appendHistory } from '../transitions/take-transition.ts';

/** The proposal with this number; PROPOSAL_CHANGED where another one has taken its place. */
const named = ({ addressProposal }: BookingRow, number: number): KeptProposal =>
  addressProposal?.number === number ? addressProposal : fail('PROPOSAL_CHANGED');

/**
 * The other side accepts the suggestion with this number: the tour meets there from now on.
 * Accepting it again answers the same. NOT_FOUND for strangers, PROPOSAL_CHANGED, OWN_PROPOSAL,
 * INVALID_TRANSITION from the start on (docs/product/bookings.md, "Meeting point").
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
  const proposal = named(row, number);
  if (proposal.by === party) fail('OWN_PROPOSAL');
  if (proposal.answer === 'accepted') return row;
  if (proposal.answer !== null) fail('PROPOSAL_CHANGED');
  if (!canChangeAddress(factsOf(row), now)) fail('INVALID_TRANSITION', { status: row.status });
  const { meetingAddress, meetingPostalCode, addressConfirmed = false } = proposal;
  const changed = await updateBooking(tx, id, {
    particulars: {
      ...particularsOf(row.particulars),
      meetingAddress,
      meetingPostalCode,
      addressConfirmed,
    },
    addressProposal: { ...proposal, answer: 'accepted' },
    // They were about the old place.
    driverLines: null,
  });
  const step = { at: now, event: CHANGE_ADDRESS, by: party, byUserId: viewer.userId } as const;
  await appendHistory(tx, id, step, { from: row.status, to: row.status });
  await tell(tx, deps, changed, 'booking.address_changed', { by: proposal.by });
  return changed;
};

/**
 * Ends the suggestion with this number: the other side keeps the old address, or its own side takes
 * it back. Doing so again answers the same. NOT_FOUND for strangers, PROPOSAL_CHANGED,
 * INVALID_TRANSITION where it has lapsed: nothing is left to be told of.
 */
export const declineAddress = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  number: number,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const proposal = named(row, number);
  if (proposal.answer === 'declined') return row;
  if (proposal.answer !== null) fail('PROPOSAL_CHANGED');
  if (!canChangeAddress(factsOf(row), deps.clock.now())) {
    fail('INVALID_TRANSITION', { status: row.status });
  }
  const declined = await updateBooking(tx, id, {
    addressProposal: { ...proposal, answer: 'declined' },
  });
  await tell(tx, deps, declined, 'booking.address_declined', {
    by: party,
    proposedBy: proposal.by,
  });
  return declined;
};
