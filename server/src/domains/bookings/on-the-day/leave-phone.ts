import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Stores the phone number that a party leaves for the day, or deletes it if null (docs/product/bookings.md,
 * "Not met"). Throws NOT_FOUND, or INVALID_TRANSITION unless the booking waits for its start.
 */
export const leavePhone = async (
  tx: Tx,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  phone: string | null,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  if (!hasStartCode(row.status)) fail('INVALID_TRANSITION', { status: row.status });
  return updateBooking(tx, id, { [party === 'traveler' ? 'travelerPhone' : 'guidePhone']: phone });
};
