import * as calls from '@tomoguide/contract/applications/calls';
import type { Query } from '@tomoguide/contract/call';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { decideIdentity } from './decide-identity.ts';
import { getCheckCursor, listChecks } from './identity-queries.ts';
import { showIdentityCases, showOwnIdentity } from './show-identity.ts';
import { submitIdentity } from './submit-identity.ts';

export const listIdentityCases = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listIdentityCases>,
  viewer: Viewer,
) => {
  const page = await readCursorPage(part, (range) => listChecks(deps.db, show, range), {
    present: (row) => row,
    cursor: getCheckCursor,
  });
  return { ...page, data: await showIdentityCases(deps.db, page.data, viewer) };
};

/**
 * Registers the endpoints for identity checks: submission by the user and review by staff
 * (docs/product/applications.md, "Identity").
 */
export const registerIdentityRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getOwnIdentity, async ({ viewer: { userId } }) => ({
    status: 200,
    body: await showOwnIdentity(db, userId, deps.clock.now()),
  }));

  route(app, deps, calls.submitIdentity, async ({ viewer: { userId }, body }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      await submitIdentity(tx, deps, userId, body);
      return showOwnIdentity(tx, userId, deps.clock.now());
    }),
  }));

  route(app, deps, calls.listIdentityCases, async ({ query, viewer }) => ({
    status: 200,
    body: await listIdentityCases(deps, query, viewer),
  }));

  route(app, deps, calls.decideIdentity, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      const row = await decideIdentity(tx, deps, viewer, params.id, body);
      const [one] = await showIdentityCases(tx, [row], viewer);
      return one ?? fail('NOT_FOUND');
    }),
  }));
};
