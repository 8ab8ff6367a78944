import * as calls from '@tomoguide/contract/guides/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { getSavedGuidePage, listSavedGuideIds } from './queries.ts';
import { removeSavedGuide, saveGuide } from './save-guide.ts';

/** Throws NOT_FOUND for another user's list, just as for a user who does not exist. */
const assertOwn = (viewer: Viewer, travelerId: UserId): void => {
  if (viewer.userId !== travelerId) fail('NOT_FOUND');
};

export const registerSavedGuideRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getSavedGuides, async ({ params, query, viewer, locale }) => {
    assertOwn(viewer, params.id);
    return { status: 200, body: await getSavedGuidePage(db, viewer.userId, { ...query, locale }) };
  });

  route(app, deps, calls.getSavedGuideIds, async ({ params, viewer }) => {
    assertOwn(viewer, params.id);
    return { status: 200, body: { data: await listSavedGuideIds(db, viewer.userId) } };
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
