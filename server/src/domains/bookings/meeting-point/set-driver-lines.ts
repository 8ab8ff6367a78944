import { isAgreed } from '@tomoguide/contract/bookings/contact-visibility';
import {
  type DriverLines,
  haveSameLines,
  NO_DRIVER_LINES,
} from '@tomoguide/contract/bookings/driver-lines';
import { canChangeAddress } from '@tomoguide/contract/bookings/meeting-point';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

interface DriverLinesUpdate extends DriverLines {
  meetingAddress: string;
  /** The address and the lines that the user saw while typing the new lines. */
  before: DriverLines;
}

/**
 * Sets the lines that the traveler or the guide adds to the address on the driver's card. They replace the
 * other party's lines only if the user has seen those lines. A retry is idempotent. Throws NOT_FOUND for
 * other users, INVALID_TRANSITION before the payment and after the start, CONTACT_NOT_ALLOWED before the
 * acceptance, ADDRESS_CHANGED if the meeting point has changed, or DRIVER_LINES_CHANGED with the newer
 * lines (docs/product/bookings.md, "The driver's card").
 */
export const setDriverLines = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { meetingAddress, before, ...driverLines }: DriverLinesUpdate,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  if (!canChangeAddress(toFacts(row), deps.clock.now())) {
    fail('INVALID_TRANSITION', { status: row.status });
  }
  if (toParticulars(row.particulars).meetingAddress !== meetingAddress) fail('ADDRESS_CHANGED');
  if (!isAgreed(row)) rejectContacts(driverLines);
  const newer = row.driverLines ?? NO_DRIVER_LINES;
  if (haveSameLines(newer, driverLines)) return row;
  if (!haveSameLines(newer, before)) fail('DRIVER_LINES_CHANGED', { driverLines: newer });
  const filled = await updateBooking(tx, id, { driverLines });
  await recordBookingEvent(tx, deps, filled, 'booking.driver_lines_changed', { by: party });
  return filled;
};
