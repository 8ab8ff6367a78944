import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import { lockGuide } from '../guides/service.ts';
import { guideOfBooking, lockBooking } from './queries.ts';
import type { BookingRow } from './tables.ts';

/**
 * Locks the guide's calendar and then the booking: for steps that may free its time. Whoever takes
 * or frees time of a guide locks in this order, so that nobody waits in a ring.
 */
export const lockBookingAndCalendar = async (tx: Tx, id: BookingId): Promise<BookingRow | null> => {
  const guideId = await guideOfBooking(tx, id);
  if (guideId === null) return null;
  await lockGuide(tx, guideId);
  return lockBooking(tx, id);
};
