import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { leavePhone } from './leave-phone.ts';
import { sendMark } from './send-mark.ts';

export const registerOnTheDayRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.sendMark, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) => {
      const row = await sendMark(tx, deps, viewer, params.id, {
        id: body.markId,
        mark: body.mark,
        clickedAt: Temporal.Instant.from(body.clickedAt),
      });
      return getBookingDetail(deps, tx, row, viewer.userId);
    }),
  }));

  route(app, deps, calls.leavePhone, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) => {
      const row = await leavePhone(tx, viewer, params.id, body.phone);
      return getBookingDetail(deps, tx, row, viewer.userId);
    }),
  }));
};
