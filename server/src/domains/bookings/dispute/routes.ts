import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { answerDispute } from './answer-dispute.ts';
import { decideDispute } from './decide-dispute.ts';
import { buildDisputeCase, getDisputePage } from './dispute-case.ts';
import { openDispute } from './open-dispute.ts';

const registerStaffRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listDisputes, async ({ query }) => ({
    status: 200,
    body: await getDisputePage(deps.db, query),
  }));

  route(app, deps, calls.getDisputeCase, async ({ params, viewer }) => ({
    status: 200,
    body: await buildDisputeCase(deps.db, params.id, viewer.userId),
  }));

  route(app, deps, calls.decideDispute, async ({ params, body, viewer, idempotencyKey }) => {
    const decided = await runIdempotently(
      deps,
      { viewer, call: calls.decideDispute, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        await decideDispute(tx, deps, viewer, params.id, body);
        return buildDisputeCase(tx, params.id, viewer.userId);
      },
    );
    return { status: 200, body: decided };
  });
};

export const registerDisputeRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerStaffRoutes(app, deps);

  route(app, deps, calls.openDispute, async ({ params, body, viewer, idempotencyKey }) => {
    const disputed = await runIdempotently(
      deps,
      { viewer, call: calls.openDispute, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await openDispute(tx, deps, viewer, params.id, {
          words: body.reason,
          fileIds: body.fileIds,
        });
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: disputed };
  });

  route(app, deps, calls.answerDispute, async ({ params, body, viewer }) => {
    const answered = await inTransaction(deps.db, async (tx) => {
      const row = await answerDispute(tx, deps, viewer, params.id, {
        words: body.statement,
        fileIds: body.fileIds,
      });
      return getBookingDetail(deps, tx, row, viewer.userId);
    });
    return { status: 200, body: answered };
  });
};
