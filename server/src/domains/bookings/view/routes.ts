import * as calls from '@tomoguide/contract/bookings/calls';
import { compareByTab } from '@tomoguide/contract/bookings/statuses';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { requireOwnList } from '../policy.ts';
import { listGuideBookings, listTravelerBookings } from '../queries.ts';
import { getBookingDetail, getReadableBooking } from './booking-detail.ts';
import { getBookingHistory } from './booking-history.ts';
import { presentBookings } from './present-booking.ts';

export const registerViewRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listTravelerBookings, async ({ params, viewer }) => {
    requireOwnList(params.userId, viewer.userId);
    const rows = await listTravelerBookings(deps.db, viewer.userId);
    const data = await presentBookings(deps.db, rows, viewer.userId, deps.clock.now());
    return { status: 200, body: { data: compareByTab(data) } };
  });

  route(app, deps, calls.listGuideBookings, async ({ params, viewer }) => {
    requireOwnList(params.userId, viewer.userId);
    const guideId = viewer.guideId ?? fail('NOT_A_GUIDE');
    const rows = await listGuideBookings(deps.db, guideId);
    const data = await presentBookings(deps.db, rows, viewer.userId, deps.clock.now());
    return { status: 200, body: { data: compareByTab(data) } };
  });

  route(app, deps, calls.getBooking, async ({ params, viewer }) => {
    const { row } = await getReadableBooking(deps.db, params.id, viewer.userId);
    return { status: 200, body: await getBookingDetail(deps, deps.db, row, viewer.userId) };
  });

  route(app, deps, calls.getBookingHistory, async ({ params }) => ({
    status: 200,
    body: await getBookingHistory(deps.db, params.id),
  }));
};
