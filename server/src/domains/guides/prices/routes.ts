import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { assertVisible } from '../policy.ts';
import { readRates, setRates } from './own-rates.ts';
import { getQuote } from './quote.ts';

export const registerPriceRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getQuote, async ({ params, query, viewer }) => {
    await assertVisible(db, deps, viewer, params.id);
    const requested = {
      durationMinutes: query.duration,
      travelers: query.travelers,
      services: query.services ?? [],
    };
    return { status: 200, body: await getQuote(db, params.id, requested) };
  });

  route(app, deps, calls.getOwnRates, async ({ viewer }) => ({
    status: 200,
    body: await readRates(db, viewer),
  }));

  route(app, deps, calls.setRates, async ({ viewer, body }) => {
    await setRates(deps, viewer, body);
    return { status: 200, body: await readRates(db, viewer) };
  });
};
