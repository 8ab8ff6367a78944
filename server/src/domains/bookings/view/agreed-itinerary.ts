import { isDeepStrictEqual } from 'node:util';
import type { BookedItinerary, Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { loadItineraryContents } from '../../guides/service.ts';
import type { BookingRow } from '../tables.ts';

export type ItineraryNow = NonNullable<Booking['itineraryNow']>;

/** Returns a row's itinerary. Rows from before itineraries were copied contain only the title. */
export const normalizeBookedItinerary = (booked: BookedItinerary | null): BookedItinerary | null =>
  booked && { ...booked, agreed: booked.agreed ?? null };

/**
 * Compares the guides' current itineraries with the agreed copies (docs/product/bookings.md, "The itinerary
 * as agreed"); omits bookings without a copy.
 */
export const loadCurrentItineraries = async (
  db: Executor,
  rows: readonly Pick<BookingRow, 'id' | 'itinerary'>[],
): Promise<Map<BookingId, ItineraryNow>> => {
  const copies = rows.flatMap(({ id, itinerary }) =>
    itinerary?.agreed ? [{ booking: id, itinerary, agreed: itinerary.agreed }] : [],
  );
  const live = await loadItineraryContents(db, [...new Set(copies.map((one) => one.itinerary.id))]);
  return new Map(
    copies.map(({ booking, itinerary, agreed }) => {
      const now = live.get(itinerary.id);
      if (!now) return [booking, 'removed'];
      const isSame = isDeepStrictEqual(
        [now.title, now.stops, now.terms],
        // An older copy lacks the shops, which differs from the page only if the guide now declares some.
        [itinerary.title, agreed.stops, { shops: [], ...agreed.terms }],
      );
      return [booking, isSame ? 'same' : 'changed'];
    }),
  );
};
