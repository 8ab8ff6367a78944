import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { madeFrom } from '../../../http/micro-cache.ts';
import { route } from '../../../http/route.ts';
import { assertVisible } from '../policy.ts';
import { readRates, setRates } from './own-rates.ts';
import { listPriceRanges } from './price-range-queries.ts';
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

  route(
    app,
    deps,
    calls.listGuidePriceRanges,
    async ({ params, viewer }) => {
      // The ranges change once a night, so a reply that is a few minutes old will do.
      madeFrom(`guide:${params.id}`);
      await assertVisible(db, deps, viewer, params.id);
      return { status: 200, body: { data: await listPriceRanges(db, params.id) } };
    },
    { cached: true },
  );

  route(app, deps, calls.getOwnRates, async ({ viewer }) => ({
    status: 200,
    body: await readRates(db, viewer),
  }));

  route(app, deps, calls.setRates, async ({ viewer, body }) => {
    await setRates(deps, viewer, body);
    return { status: 200, body: await readRates(db, viewer) };
  });
};
