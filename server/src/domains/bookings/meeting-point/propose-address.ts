import { isAgreed } from '@tomoguide/contract/bookings/contact-visibility';
import { ADDRESS_PROPOSALS_MAX } from '@tomoguide/contract/bookings/figures';
import { type Particulars, toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { requireAddressChange } from '../policy.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { openProposal } from '../view/open-proposal.ts';

type Place = Pick<Particulars, 'meetingAddress' | 'meetingPostalCode' | 'addressConfirmed'>;
type Address = Pick<Place, 'meetingAddress' | 'meetingPostalCode'>;

const isSame = (a: Address, b: Address): boolean =>
  a.meetingAddress === b.meetingAddress && a.meetingPostalCode === b.meetingPostalCode;

/**
 * Proposes another meeting point and replaces an open proposal; the old address is valid until the new one
 * is accepted. Repeating a proposal is idempotent. Throws NOT_FOUND for other users,
 * INVALID_TRANSITION, CONTACT_NOT_ALLOWED before the booking is accepted, ADDRESS_UNCHANGED, or
 * TOO_MANY_PROPOSALS (docs/product/bookings.md, "Meeting point").
 */
export const proposeAddress = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  place: Place,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  requireAddressChange(row, party, now);
  if (!isAgreed(row)) rejectContacts({ meetingAddress: place.meetingAddress });
  const open = openProposal(row, now);
  if (open?.by === party && isSame(open, place)) return row;
  const agreed = toParticulars(row.particulars);
  // A place that is still to be arranged can be agreed as it is.
  if (!agreed.toArrange && isSame(agreed, place)) {
    fail('ADDRESS_UNCHANGED', { field: 'meetingAddress' });
  }
  const number = (row.addressProposal?.number ?? 0) + 1;
  if (number > ADDRESS_PROPOSALS_MAX) fail('TOO_MANY_PROPOSALS');
  const proposed = await updateBooking(tx, id, {
    addressProposal: { ...place, number, by: party, at: now.toString(), answer: null },
  });
  await recordBookingEvent(tx, deps, proposed, 'booking.address_proposed', { by: party });
  return proposed;
};
