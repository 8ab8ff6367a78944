import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { confirmStart } from './confirm-start.ts';
import { enterStartCode } from './enter-start-code.ts';
import { reportNoShow } from './report-no-show.ts';
import { showStartCode } from './show-start-code.ts';

export const registerStartRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.confirmStart, async ({ params, body, viewer }) => {
    const detail = await inTransaction(deps.db, async (tx) => {
      const row = await confirmStart(tx, deps, viewer, params.id, body.userType);
      return getBookingDetail(deps, tx, row, viewer.userId);
    });
    return { status: 200, body: detail };
  });

  route(app, deps, calls.getStartCode, async ({ params, viewer }) => ({
    status: 200,
    body: await showStartCode(deps, viewer, params.id),
  }));

  route(app, deps, calls.enterStartCode, async ({ params, body, viewer, idempotencyKey }) => {
    const entry = { code: body.code, enteredAt: Temporal.Instant.from(body.enteredAt) };
    const answer = await runIdempotently(
      deps,
      { viewer, call: calls.enterStartCode, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const { row, ...came } = await enterStartCode(tx, deps, viewer, params.id, entry);
        return { ...came, booking: await getBookingDetail(deps, tx, row, viewer.userId) };
      },
    );
    return { status: 200, body: answer };
  });

  route(app, deps, calls.reportNoShow, async ({ params, body, viewer, idempotencyKey }) => {
    const reported = await runIdempotently(
      deps,
      { viewer, call: calls.reportNoShow, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await reportNoShow(tx, deps, viewer, params.id, body.reason || null);
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: reported };
  });
};
