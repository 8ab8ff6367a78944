import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { correctRide, correctSight, getToday } from './correct-figure.ts';
import { showFigures } from './show-figures.ts';

export const registerDayFigureRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listDayFigures, async () => ({
    status: 200,
    body: await showFigures(deps.db, getToday(deps)),
  }));

  route(app, deps, calls.correctSight, async ({ body, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, (tx) => correctSight(tx, deps, viewer, body)),
  }));

  route(app, deps, calls.correctRide, async ({ body, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, (tx) => correctRide(tx, deps, viewer, body)),
  }));
};
