import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { madeFrom } from '../../../http/micro-cache.ts';
import { prebuiltJson } from '../../../http/prebuilt-json.ts';
import { route } from '../../../http/route.ts';
import { getSheetHeaders } from '../../../trip-sheets/sheet-headers.ts';
import { assertVisible } from '../policy.ts';
import { listListedItineraryIds } from '../queries.ts';
import { createItinerarySheet } from './itinerary-sheet.ts';
import { readItineraries, setItineraries } from './own-itineraries.ts';
import { readProfile, setProfile } from './own-profile.ts';
import { readItinerary, readItineraryInBoth } from './read-itinerary.ts';
import { readDetail, readGuideServices, readOwnGuide, readPricing } from './read-profile.ts';
import { replyToShopping } from './reply-to-shopping.ts';
import { setOwnPause } from './set-own-pause.ts';

export const registerProfileRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(
    app,
    deps,
    calls.getGuide,
    async ({ params, viewer, locale }) => {
      madeFrom(`guide:${params.id}`);
      const json = await deps.replicas.readFor(viewer, (from) =>
        readDetail(from, deps, viewer, params.id, locale),
      );
      return { status: 200, body: prebuiltJson(json) };
    },
    { cached: true },
  );

  route(app, deps, calls.getGuideChoices, async ({ params, viewer }) => {
    await assertVisible(db, deps, viewer, params.guideId);
    return { status: 200, body: { data: await readGuideServices(db, params.guideId) } };
  });

  route(
    app,
    deps,
    calls.getGuidePricing,
    async ({ params, viewer }) => {
      madeFrom(`guide:${params.guideId}`);
      await assertVisible(db, deps, viewer, params.guideId);
      return { status: 200, body: { data: await readPricing(db, params.guideId) } };
    },
    { cached: true },
  );

  route(app, deps, calls.getOwnGuide, async ({ viewer, locale }) => ({
    status: 200,
    body: await readOwnGuide(deps, viewer, locale),
  }));

  route(app, deps, calls.getOwnProfile, async ({ viewer }) => ({
    status: 200,
    body: await readProfile(db, viewer),
  }));

  route(app, deps, calls.setProfile, async ({ viewer, body }) => {
    await setProfile(deps, viewer, body);
    return { status: 200, body: await readProfile(db, viewer) };
  });

  route(app, deps, calls.replyToShopping, async ({ body, viewer, locale }) => {
    await replyToShopping(deps, viewer, body.content);
    return { status: 200, body: await readOwnGuide(deps, viewer, locale) };
  });

  route(app, deps, calls.pauseListing, async ({ body, viewer, locale }) => {
    await setOwnPause(deps, viewer, body.paused);
    return { status: 200, body: await readOwnGuide(deps, viewer, locale) };
  });

  route(
    app,
    deps,
    calls.listItineraries,
    async ({ query }) => ({
      status: 200,
      body: {
        data: await deps.replicas.readFor(null, (from) =>
          listListedItineraryIds(from, query.after, query.limit),
        ),
      },
    }),
    { cached: true },
  );

  route(
    app,
    deps,
    calls.getItinerary,
    async ({ params, locale }) => {
      const itinerary = await deps.replicas.readFor(null, (from) =>
        readItinerary(from, params.id, locale),
      );
      madeFrom(`guide:${itinerary.guideId}`);
      return { status: 200, body: itinerary };
    },
    { cached: true },
  );

  route(app, deps, calls.getItinerarySheet, async ({ params, locale }) => {
    const itinerary = (await readItineraryInBoth(db, params.id)) ?? fail('NOT_FOUND');
    const guide = JSON.parse(await readDetail(db, deps, null, itinerary.en.guideId, locale));
    const { publicUrl } = deps.config;
    const sheet = createItinerarySheet({
      itinerary,
      guide,
      locale,
      publicUrl,
      now: deps.clock.now(),
    });
    return {
      status: 200,
      body: await deps.sheets.print(sheet, 'itinerary'),
      headers: getSheetHeaders(`itinerary-${params.id}`),
    };
  });

  route(app, deps, calls.getOwnItineraries, async ({ viewer }) => ({
    status: 200,
    body: await readItineraries(db, viewer),
  }));

  route(app, deps, calls.setItineraries, async ({ body, viewer }) => {
    await setItineraries(deps, viewer, body);
    return { status: 200, body: await readItineraries(db, viewer) };
  });
};
