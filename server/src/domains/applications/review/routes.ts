import * as calls from '@tomoguide/contract/applications/calls';
import type { Query } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { requireOthersCase } from '../../audit/service.ts';
import { isSubmitted } from '../policy.ts';
import { findUserApplication } from '../queries.ts';
import { startApplicationReview } from './claim-application.ts';
import { decideApplication } from './decide-application.ts';
import { getApplicationCursor, listApplicationRows } from './review-queries.ts';
import { presentRows, showCase } from './show-case.ts';

export const listApplications = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listApplications>,
) => {
  const page = await readCursorPage(part, (range) => listApplicationRows(deps.db, show, range), {
    present: (row) => row,
    cursor: getApplicationCursor,
  });
  return { ...page, data: await presentRows(deps.db, page.data) };
};

/**
 * Registers the staff endpoints: the queue, a single application, and its review (docs/product/staff.md,
 * "Applications").
 */
export const registerStaffReviewRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.listApplications, async ({ query }) => ({
    status: 200,
    body: await listApplications(deps, query),
  }));

  const caseFor = async (userId: UserId, viewer: Viewer) => {
    const row = (await findUserApplication(db, userId)) ?? fail('NOT_FOUND');
    if (!isSubmitted(row)) fail('NOT_FOUND');
    requireOthersCase(viewer, [userId]);
    return showCase(db, row, viewer);
  };

  route(app, deps, calls.getApplicationCase, async ({ params, viewer }) => ({
    status: 200,
    body: await caseFor(params.userId, viewer),
  }));

  route(app, deps, calls.claimApplication, async ({ params, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) =>
      showCase(tx, await startApplicationReview(tx, deps, viewer, params.userId), viewer),
    ),
  }));

  route(app, deps, calls.decideApplication, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) =>
      showCase(tx, await decideApplication(tx, deps, viewer, params.userId, body), viewer),
    ),
  }));
};
