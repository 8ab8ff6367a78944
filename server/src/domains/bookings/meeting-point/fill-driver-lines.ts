import type { DriverLines } from '@tomoguide/contract/bookings/driver-lines';
import { canChangeAddress } from '@tomoguide/contract/bookings/meeting-point';
import { particularsOf } from '@tomoguide/contract/bookings/particulars';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { factsOf } from '../transitions/booking-facts.ts';
import { lockForParty } from '../transitions/lock-booking.ts';

/**
 * Either side says what the driver's card adds to the address; what the other said before is replaced.
 * NOT_FOUND for strangers, INVALID_TRANSITION before the payment and from the start on, ADDRESS_CHANGED
 * where the two meet elsewhere by now (docs/product/bookings.md, "The driver's card").
 */
export const fillDriverLines = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { meetingAddress, ...driverLines }: DriverLines & { meetingAddress: string },
): Promise<BookingRow> => {
  const { row } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  if (!canChangeAddress(factsOf(row), deps.clock.now())) {
    fail('INVALID_TRANSITION', { status: row.status });
  }
  if (particularsOf(row.particulars).meetingAddress !== meetingAddress) fail('ADDRESS_CHANGED');
  return updateBooking(tx, id, { driverLines });
};
