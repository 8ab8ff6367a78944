import * as calls from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { sheetHeaders } from '../../../trip-sheets/sheet-headers.ts';
import { placesOfCode } from '../../catalog/service.ts';
import { readItineraryInBoth } from '../../guides/service.ts';
import { presentBooking } from '../present.ts';
import { tourRequests } from '../tables.ts';
import { readableBooking } from '../view/booking-detail.ts';
import { bookingSheet } from './booking-sheet.ts';

/** The itinerary that was asked for; null: none, or it is no longer there. */
const itineraryOf = async (db: Db, bookingId: BookingId) => {
  const [request] = await db
    .select({ itinerary: tourRequests.itinerary })
    .from(tourRequests)
    .where(eq(tourRequests.bookingId, bookingId));
  return request?.itinerary ? readItineraryInBoth(db, request.itinerary.id) : null;
};

export const registerTripSheets = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  route(app, deps, calls.getBookingSheet, async ({ params, query, viewer, locale }) => {
    const { row } = await readableBooking(db, params.id, viewer.userId);
    const now = clock.now();
    const booking = await presentBooking(db, row, viewer.userId, now);
    const code = booking.meetingPostalCode;
    const [places, itinerary] = await Promise.all([
      code === null ? [] : placesOfCode(code),
      itineraryOf(db, params.id),
    ]);
    const timeZone = query.timeZone ?? booking.timeZone;
    const { publicUrl } = config;
    const sheet = bookingSheet({ booking, places, itinerary, locale, timeZone, publicUrl, now });
    return {
      status: 200,
      body: await deps.sheets.print(sheet),
      headers: sheetHeaders(booking.bookingNumber),
    };
  });
};
