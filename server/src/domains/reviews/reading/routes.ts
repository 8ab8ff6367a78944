import { getGuideReviews, getTravelerReviews } from '@tomoguide/contract/reviews/calls';
import { GUIDE_REVIEWS_SHOWN } from '@tomoguide/contract/reviews/figures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { madeFrom } from '../../../http/micro-cache.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { assertVisible } from '../../guides/service.ts';
import { presentGuideReview } from '../present.ts';
import { listPublicReviews } from '../queries.ts';
import { loadTravelerReviews } from './traveler-reviews.ts';

export const registerReadingRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(
    app,
    deps,
    getGuideReviews,
    async ({ params, viewer }) => ({
      status: 200,
      body: await deps.replicas.readFor(viewer, async (db) => {
        await assertVisible(db, deps, viewer, params.guideId);
        const rows = await listPublicReviews(db, params.guideId, GUIDE_REVIEWS_SHOWN);
        const authorIds = rows.map((row) => row.fromUserId);
        madeFrom(`guide:${params.guideId}`, ...authorIds.map((id) => `user:${id}` as const));
        const authors = await loadUsersByIds(db, authorIds);
        return rows.flatMap((row) => {
          const author = authors.get(row.fromUserId);
          return author ? [presentGuideReview(row, author)] : [];
        });
      }),
    }),
    { cached: true },
  );

  route(app, deps, getTravelerReviews, async ({ params, viewer }) => ({
    status: 200,
    body: await loadTravelerReviews(deps, viewer, params.userId),
  }));
};
