import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { asParty } from '../policy.ts';
import { findBookingById, findDispute, listHistory } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { loadFormerGuides } from './former-guides.ts';
import { presentBooking, presentDetail } from './present-booking.ts';
import { loadDisputeFiles } from './present-dispute.ts';
import { loadUnmaskedBookingIds } from './related-rows.ts';

/** Returns the booking with its history, as shown to `userId`. */
export const getBookingDetail = async (
  deps: Deps,
  db: Executor,
  row: BookingRow,
  userId: UserId,
): Promise<BookingDetail> => {
  const loadDispute = async () => {
    const found = row.disputedAt ? await findDispute(db, row.id) : null;
    return found && { row: found, files: await loadDisputeFiles(db, found.id) };
  };
  const now = deps.clock.now();
  // The booking's contact mask also applies to its history.
  const unmaskedIds = loadUnmaskedBookingIds(db, [row], now);
  const [booking, history, dispute, unmasked, formerGuides] = await Promise.all([
    presentBooking(db, row, userId, now, unmaskedIds),
    listHistory(db, row.id),
    loadDispute(),
    unmaskedIds,
    loadFormerGuides(db, row),
  ]);
  const isUnmasked = unmasked.has(row.id);
  return { ...presentDetail(row, booking, { history, dispute, isUnmasked }), formerGuides };
};

/** Returns the booking and the user's party in it. Throws NOT_FOUND for anyone else. */
export const getReadableBooking = async (db: Executor, id: BookingId, userId: UserId) =>
  asParty(await findBookingById(db, id), userId);
