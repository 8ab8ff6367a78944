import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { requireTransition } from '../policy.ts';
import { getBookingDetail, getReadableBooking } from '../view/booking-detail.ts';
import { getCancelEvent } from './cancel-booking.ts';
import { changeStatus } from './change-status.ts';
import { quoteRefund } from './refund-quote.ts';

export const registerStatusRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getRefundQuote, async ({ params, viewer }) => {
    const { row, party } = await getReadableBooking(deps.db, params.id, viewer.userId);
    const now = deps.clock.now();
    requireTransition(row, getCancelEvent(row, party), party, now);
    return { status: 200, body: await quoteRefund(deps.db, row, party, now) };
  });

  route(app, deps, calls.updateBookingStatus, async ({ params, body, viewer, idempotencyKey }) => {
    const changed = await runIdempotently(
      deps,
      { viewer, call: calls.updateBookingStatus, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await changeStatus(tx, deps, viewer, params.id, {
          status: body.status,
          reason: body.reason || null,
          expectedRefundCents: body.expectedRefundCents ?? null,
        });
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: changed };
  });
};
