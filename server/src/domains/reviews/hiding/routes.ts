import * as calls from '@tomoguide/contract/reviews/calls';
import type { StaffReview } from '@tomoguide/contract/reviews/entities';
import type { FastifyInstance } from 'fastify';
import { partOf } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { usersByIds } from '../../accounts/service.ts';
import { presentStaffReview } from '../present.ts';
import { allReviews, type ReviewRow } from '../queries.ts';
import { hideReview, showReview } from './hide-review.ts';

const present = async (db: Executor, rows: readonly ReviewRow[]): Promise<StaffReview[]> => {
  const people = await usersByIds(
    db,
    rows.flatMap(({ fromUserId, toUserId }) => [fromUserId, toUserId]),
  );
  return rows.map((row) => presentStaffReview(row, people));
};

/** What staff does with reviews: hide, and show again. */
export const registerHiding = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listStaffReviews, async ({ query, viewer }) => {
    const page = await partOf(
      query,
      (part) => allReviews(deps.db, { ...part, show: query.show, viewerId: viewer.userId }),
      {
        present: (row) => row,
        cursor: ({ id }) => id,
      },
    );
    return { status: 200, body: { ...page, data: await present(deps.db, page.data) } };
  });

  for (const [call, act] of [
    [calls.hideReview, hideReview],
    [calls.showReview, showReview],
  ] as const) {
    route(app, deps, call, async ({ params, body, viewer }) => {
      const shown = await inTransaction(deps.db, async (tx) => {
        const row = await act(tx, deps, { viewer, id: params.id, reason: body.reason });
        return presentStaffReview(row, await usersByIds(tx, [row.fromUserId, row.toUserId]));
      });
      return { status: 200, body: shown };
    });
  }
};
