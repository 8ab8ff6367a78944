import type { BookingHistory } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { hasChargeback, loadBookingMoney, presentRefund } from '../../payments/service.ts';
import { findBookingById, listHistory, listStartCodeEntries } from '../queries.ts';
import { normalizeBookedItinerary } from './agreed-itinerary.ts';
import { loadFormerGuides } from './former-guides.ts';
import { presentEntry } from './present-booking.ts';

/**
 * Returns the history of a booking, for staff who respond to a chargeback (docs/product/staff.md,
 * "Chargebacks"). Throws NOT_FOUND if the booking has no chargeback.
 */
export const getBookingHistory = async (db: Executor, id: BookingId): Promise<BookingHistory> => {
  const row = (await hasChargeback(db, id)) ? await findBookingById(db, id) : null;
  if (!row) return fail('NOT_FOUND');
  const [people, history, money, startCodeEntries, formerGuides] = await Promise.all([
    loadUsersByIds(db, [row.travelerId, row.guideUserId]),
    listHistory(db, id),
    loadBookingMoney(db, [id]),
    listStartCodeEntries(db, id),
    loadFormerGuides(db, row),
  ]);
  const [traveler, guide] = [people.get(row.travelerId), people.get(row.guideUserId)];
  if (!traveler || !guide) throw new Error(`booking ${id} lost one of its people`);
  return {
    traveler: presentPerson(traveler),
    guide: presentPerson(guide),
    scheduledStartTime: row.scheduledStart.toString(),
    scheduledEndTime: row.scheduledEnd.toString(),
    timeZone: row.timeZone,
    travelers: row.travelers,
    itinerary: normalizeBookedItinerary(row.itinerary),
    history: history.map(presentEntry),
    formerGuides,
    refunds: (money.get(id)?.refunds ?? []).map(presentRefund),
    startCodeEntries,
    dayMarks: row.dayMarks,
  };
};
