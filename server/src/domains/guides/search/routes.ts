import { isSubcategoryId } from '@tomoguide/contract/catalog/service-tree';
import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { madeFrom } from '../../../http/micro-cache.ts';
import { prebuiltJson } from '../../../http/prebuilt-json.ts';
import { route } from '../../../http/route.ts';
import { createSearch } from './search.ts';
import { getGuideStatistics, isPast } from './search-queries.ts';
import { parseTextQuery } from './search-text.ts';

const requireKnownServices = (services: readonly number[] | undefined): void => {
  const unknown = services?.find((id) => !isSubcategoryId(id));
  if (unknown !== undefined) fail('SERVICE_UNKNOWN', { field: 'services', service: unknown });
};

export const registerSearchRoutes = (app: FastifyInstance, deps: Deps): void => {
  const search = createSearch(deps, app.changes);

  route(
    app,
    deps,
    calls.searchGuides,
    async ({ query, viewer, locale }) => {
      const { q, sort, page, limit, ...filters } = query;
      requireKnownServices(filters.services);
      if (filters.date && isPast(filters.date, deps.clock.now()))
        fail('DATE_OUT_OF_RANGE', { field: 'date' });
      if (filters.minPrice !== undefined && filters.maxPrice !== undefined)
        if (filters.minPrice > filters.maxPrice) fail('PRICE_BAND_INVALID', { field: 'minPrice' });
      const text = q === undefined ? null : parseTextQuery(q);
      const exceptGuideId = viewer?.guideId ?? null;
      const json = await search({ ...filters, text, exceptGuideId }, { sort, page, limit, locale });
      return { status: 200, body: prebuiltJson(json) };
    },
    { cached: true },
  );

  route(
    app,
    deps,
    calls.getGuideStatistics,
    async () => {
      madeFrom('listing');
      return { status: 200, body: await deps.replicas.read(getGuideStatistics) };
    },
    { cached: true },
  );
};
