import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { sheetHeaders } from '../../../trip-sheets/sheet-headers.ts';
import { placesOfCode } from '../../catalog/service.ts';
import { readableBooking } from '../view/booking-detail.ts';
import { presentBooking } from '../view/present-booking.ts';
import { bookingSheet } from './booking-sheet.ts';

export const registerTripSheets = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  route(app, deps, calls.getBookingSheet, async ({ params, query, viewer, locale }) => {
    const { row } = await readableBooking(db, params.id, viewer.userId);
    const now = clock.now();
    const booking = await presentBooking(db, row, viewer.userId, now);
    const code = booking.meetingPostalCode;
    const places = code === null ? [] : await placesOfCode(code);
    const timeZone = query.timeZone ?? booking.timeZone;
    const { publicUrl } = config;
    const sheet = bookingSheet({ booking, places, locale, timeZone, publicUrl, now });
    return {
      status: 200,
      body: await deps.sheets.print(sheet, 'booking'),
      headers: sheetHeaders(booking.bookingNumber),
    };
  });
};
