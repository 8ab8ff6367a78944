import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import type { BookingRow } from '../tables.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { addExtraCost } from './add-extra-cost.ts';
import { answerExtraCost } from './answer-extra-cost.ts';

export const registerExtraCostRoutes = (app: FastifyInstance, deps: Deps): void => {
  const answerWith = async (viewer: Viewer, change: (tx: Tx) => Promise<BookingRow>) => {
    const body = await inTransaction(deps.db, async (tx) =>
      getBookingDetail(deps, tx, await change(tx), viewer.userId),
    );
    return { status: 200, body } as const;
  };

  route(app, deps, calls.addExtraCost, ({ params, body, viewer }) => {
    const { costId, text, yen } = body;
    return answerWith(viewer, (tx) =>
      addExtraCost(tx, deps, viewer, params.id, { id: costId, text, yen }),
    );
  });
  route(app, deps, calls.acceptExtraCost, ({ params: { id, number }, viewer }) =>
    answerWith(viewer, (tx) => answerExtraCost(tx, deps, viewer, id, { number, action: 'accept' })),
  );
  route(app, deps, calls.declineExtraCost, ({ params: { id, number }, viewer }) =>
    answerWith(viewer, (tx) =>
      answerExtraCost(tx, deps, viewer, id, { number, action: 'decline' }),
    ),
  );
  route(app, deps, calls.withdrawExtraCost, ({ params: { id, number }, viewer }) =>
    answerWith(viewer, (tx) =>
      answerExtraCost(tx, deps, viewer, id, { number, action: 'withdraw' }),
    ),
  );
};
