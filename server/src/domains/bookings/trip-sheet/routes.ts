import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { getSheetHeaders } from '../../../trip-sheets/sheet-headers.ts';
import { listPostalPlaces } from '../../catalog/service.ts';
import { getReadableBooking } from '../view/booking-detail.ts';
import { presentBooking } from '../view/present-booking.ts';
import { buildBookingSheet } from './booking-sheet.ts';

export const registerTripSheetRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  route(app, deps, calls.getBookingSheet, async ({ params, query, viewer, locale }) => {
    const { row } = await getReadableBooking(db, params.id, viewer.userId);
    const now = clock.now();
    const booking = await presentBooking(db, row, viewer.userId, now);
    const code = booking.meetingPostalCode;
    const places = code === null ? [] : await listPostalPlaces(code);
    const timeZone = query.timeZone ?? booking.timeZone;
    const { publicUrl } = config;
    const sheet = buildBookingSheet({ booking, places, locale, timeZone, publicUrl, now });
    return {
      status: 200,
      body: await deps.sheets.print(sheet, 'booking'),
      headers: getSheetHeaders(booking.bookingNumber),
    };
  });
};
