import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { getBookingDetail, getReadableBooking } from '../view/booking-detail.ts';
import { createFeed, getFeed, turnOffFeed } from './manage-feed.ts';

export const registerCalendarExportRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getCalendarFeed, async ({ viewer }) => ({
    status: 200,
    body: await getFeed(deps, viewer),
  }));

  route(app, deps, calls.createCalendarFeed, async ({ viewer, body }) => ({
    status: 200,
    body: await createFeed(deps, viewer, body),
  }));

  route(app, deps, calls.deleteCalendarFeed, async ({ viewer }) => ({
    status: 200,
    body: await turnOffFeed(deps, viewer),
  }));

  route(app, deps, calls.getBookingCalendar, async ({ params, viewer, locale }) => {
    // Imported on demand, like the feed below, because it loads ical.js, which few processes need.
    const { buildTourFile } = await import('./tour-file.ts');
    const { db, clock, config } = deps;
    const { row } = await getReadableBooking(db, params.id, viewer.userId);
    const now = clock.now();
    const booking = await getBookingDetail(deps, db, row, viewer.userId);
    return {
      status: 200,
      body: Buffer.from(buildTourFile(booking, { locale, publicUrl: config.publicUrl, now })),
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${booking.bookingNumber}.ics"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    };
  });

  route(app, deps, calls.readCalendarFeed, async ({ query }) => {
    const { writeFeed } = await import('./write-feed.ts');
    return {
      status: 200,
      body: await writeFeed(deps, query.key),
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    };
  });
};
