import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/reviews/calls';
import type { StaffReview } from '@tomoguide/contract/reviews/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { presentStaffReview } from '../present.ts';
import { listAllReviews, listReviewsToCheck, type ReviewRow } from '../queries.ts';
import { hideReview, releaseReview, showReview } from './hide-review.ts';

const presentReviews = async (db: Executor, rows: readonly ReviewRow[]): Promise<StaffReview[]> => {
  const people = await loadUsersByIds(
    db,
    rows.flatMap(({ fromUserId, toUserId }) => [fromUserId, toUserId]),
  );
  return rows.map((row) => presentStaffReview(row, people));
};

export const listStaffReviews = async (
  deps: Deps,
  query: Query<typeof calls.listStaffReviews>,
  viewer: Viewer,
) => {
  const page = await readCursorPage(
    query,
    (part) =>
      query.show === 'checked'
        ? listReviewsToCheck(deps.db, viewer.userId, part)
        : listAllReviews(deps.db, { ...part, show: query.show, viewerId: viewer.userId }),
    {
      present: (row) => row,
      cursor: ({ id }) => id,
    },
  );
  return { ...page, data: await presentReviews(deps.db, page.data) };
};

/** Registers the endpoints with which staff list reviews, hide them and show them again. */
export const registerHidingRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listStaffReviews, async ({ query, viewer }) => ({
    status: 200,
    body: await listStaffReviews(deps, query, viewer),
  }));

  for (const [call, act] of [
    [calls.hideReview, hideReview],
    [calls.showReview, showReview],
    [calls.releaseReview, releaseReview],
  ] as const) {
    route(app, deps, call, async ({ params, body, viewer }) => {
      const shown = await inTransaction(deps.db, async (tx) => {
        const row = await act(tx, deps, { viewer, id: params.id, reason: body.reason });
        return presentStaffReview(row, await loadUsersByIds(tx, [row.fromUserId, row.toUserId]));
      });
      return { status: 200, body: shown };
    });
  }
};
