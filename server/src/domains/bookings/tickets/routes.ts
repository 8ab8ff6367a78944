import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { markTicketBought } from './mark-ticket-bought.ts';

export const registerTicketRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.markTicketBought, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) => {
      const { id, place } = params;
      const row = await markTicketBought(tx, deps, viewer, id, { place, bought: body.bought });
      return getBookingDetail(deps, tx, row, viewer.userId);
    }),
  }));
};
