import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { acceptBooking } from './accept-booking.ts';
import { rejectBooking } from './reject-booking.ts';
import { withdrawInstant } from './withdraw-instant.ts';

export const registerAnswerRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.acceptBooking, async ({ params, viewer }) => {
    const body = await inTransaction(deps.db, async (tx) => {
      const row = await acceptBooking(tx, deps, viewer, params.id);
      return getBookingDetail(deps, tx, row, viewer.userId);
    });
    return { status: 200, body };
  });

  route(app, deps, calls.withdrawInstantBooking, async ({ params, viewer }) => {
    const body = await inTransaction(deps.db, async (tx) => {
      const row = await withdrawInstant(tx, deps, viewer, params.id);
      return getBookingDetail(deps, tx, row, viewer.userId);
    });
    return { status: 200, body };
  });

  route(app, deps, calls.rejectBooking, async ({ params, body, viewer, idempotencyKey }) => {
    const why = { rejectReason: body.rejectReason, reason: body.reason || null };
    const rejected = await runIdempotently(
      deps,
      { viewer, call: calls.rejectBooking, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await rejectBooking(tx, deps, viewer, params.id, why);
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: rejected };
  });
};
