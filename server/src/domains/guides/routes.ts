import { isSubcategoryId } from '@tomoguide/contract/catalog/service-tree';
import * as calls from '@tomoguide/contract/guides/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps, Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { prebuilt } from '../../http/prebuilt-json.ts';
import { route } from '../../http/route.ts';
import { freeDays, startTimes } from './calendar/free-times.ts';
import { assertVisible } from './policy.ts';
import { quoteFor } from './prices/quote.ts';
import { readChoices, readDetail, readOwn, readPricing } from './profile/read-profile.ts';
import { savedIds, savedPage } from './saved/queries.ts';
import { removeSavedGuide, saveGuide } from './saved/save-guide.ts';
import { isOver } from './search/filters.ts';
import { createSearch } from './search/search.ts';
import { textQuery } from './search/words.ts';

const knownServices = (services: readonly number[] | undefined): void => {
  const unknown = services?.find((id) => !isSubcategoryId(id));
  if (unknown !== undefined) fail('SERVICE_UNKNOWN', { field: 'services', service: unknown });
};

/** Another person's list is answered as one that never was. */
const assertOwn = (viewer: Viewer, travelerId: UserId): void => {
  if (viewer.userId !== travelerId) fail('NOT_FOUND');
};

const registerReads = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const search = createSearch(deps);

  route(
    app,
    deps,
    calls.searchGuides,
    async ({ query, viewer, locale }) => {
      const { q, sort, page, limit, ...filters } = query;
      knownServices(filters.services);
      if (filters.date && isOver(filters.date, deps.clock.now()))
        fail('DATE_OUT_OF_RANGE', { field: 'date' });
      if (filters.minPrice !== undefined && filters.maxPrice !== undefined)
        if (filters.minPrice > filters.maxPrice) fail('PRICE_BAND_INVALID', { field: 'minPrice' });
      const text = q === undefined ? null : textQuery(q);
      const exceptGuideId = viewer?.guideId ?? null;
      const json = await search({ ...filters, text, exceptGuideId }, { sort, page, limit, locale });
      return { status: 200, body: prebuilt(json) };
    },
    { cached: true },
  );

  route(
    app,
    deps,
    calls.getGuide,
    async ({ params, viewer, locale }) => ({
      status: 200,
      body: prebuilt(await readDetail(db, deps, viewer, params.id, locale)),
    }),
    { cached: true },
  );

  route(app, deps, calls.getGuideChoices, async ({ params, viewer }) => {
    await assertVisible(db, deps, viewer, params.guideId);
    return { status: 200, body: { data: await readChoices(db, params.guideId) } };
  });

  route(app, deps, calls.getGuidePricing, async ({ params, viewer }) => {
    await assertVisible(db, deps, viewer, params.guideId);
    return { status: 200, body: { data: await readPricing(db, params.guideId) } };
  });

  route(app, deps, calls.getOwnGuide, async ({ viewer, locale }) => ({
    status: 200,
    body: await readOwn(db, viewer, locale),
  }));
};

const registerTimesAndPrices = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getAvailability, async ({ params, query, viewer }) => {
    await assertVisible(db, deps, viewer, params.id);
    const { from, to, duration } = query;
    return { status: 200, body: await freeDays(db, deps, params.id, { from, to, duration }) };
  });

  route(app, deps, calls.getStartTimes, async ({ params, query, viewer }) => {
    await assertVisible(db, deps, viewer, params.id);
    const { date, duration } = query;
    return { status: 200, body: await startTimes(db, deps, params.id, { date, duration }) };
  });

  route(app, deps, calls.getQuote, async ({ params, query, viewer }) => {
    await assertVisible(db, deps, viewer, params.id);
    const wish = {
      durationMinutes: query.duration,
      travelers: query.travelers,
      services: query.services ?? [],
    };
    return { status: 200, body: await quoteFor(db, params.id, wish) };
  });
};

const registerSaved = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getSavedGuides, async ({ params, query, viewer, locale }) => {
    assertOwn(viewer, params.id);
    return { status: 200, body: await savedPage(db, viewer.userId, { ...query, locale }) };
  });

  route(app, deps, calls.getSavedGuideIds, async ({ params, viewer }) => {
    assertOwn(viewer, params.id);
    return { status: 200, body: { data: await savedIds(db, viewer.userId) } };
  });

  route(app, deps, calls.saveGuide, async ({ params, viewer }) => {
    assertOwn(viewer, params.id);
    const { guideId } = params;
    const total = await inTransaction(db, (tx) => saveGuide(tx, deps, viewer, guideId));
    return { status: 200, body: { guideId, saved: true, total } };
  });

  route(app, deps, calls.unsaveGuide, async ({ params, viewer }) => {
    assertOwn(viewer, params.id);
    const { guideId } = params;
    const total = await inTransaction(db, (tx) => removeSavedGuide(tx, viewer.userId, guideId));
    return { status: 200, body: { guideId, saved: false, total } };
  });
};

export const registerGuides = (app: FastifyInstance, deps: Deps): void => {
  registerReads(app, deps);
  registerTimesAndPrices(app, deps);
  registerSaved(app, deps);
};
