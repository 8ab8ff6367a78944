import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { decideWorkPermission } from './decide-permission.ts';
import { getPermissionCursor, listPermissionPage } from './permission-queries.ts';
import { showExpiredCases, showWorkPermissionCases } from './show-cases.ts';
import { showOwnWorkPermission } from './show-own.ts';
import { stateWorkPermission } from './state-permission.ts';

export const listWorkPermissionCases = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listWorkPermissionCases>,
  viewer: Viewer,
) => {
  if (show === 'expired') return { data: await showExpiredCases(deps, viewer), nextCursor: null };
  const page = await readCursorPage(part, (range) => listPermissionPage(deps.db, show, range), {
    present: (row) => row,
    cursor: getPermissionCursor,
  });
  return { ...page, data: await showWorkPermissionCases(deps.db, deps, page.data, viewer) };
};

/**
 * Registers the endpoints for guides' permissions to work and their review by staff (docs/product/guides.md,
 * "Permission to work").
 */
export const registerWorkPermissionRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getOwnWorkPermission, async ({ viewer }) => ({
    status: 200,
    body: await showOwnWorkPermission(db, deps, viewer),
  }));

  route(app, deps, calls.stateWorkPermission, async ({ viewer, body }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      await stateWorkPermission(tx, deps, viewer, body);
      return showOwnWorkPermission(tx, deps, viewer);
    }),
  }));

  route(app, deps, calls.listWorkPermissionCases, async ({ query, viewer }) => ({
    status: 200,
    body: await listWorkPermissionCases(deps, query, viewer),
  }));

  route(app, deps, calls.decideWorkPermission, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      const row = await decideWorkPermission(tx, deps, viewer, params.id, body);
      const [one] = await showWorkPermissionCases(tx, deps, [row], viewer);
      return one ?? fail('NOT_FOUND');
    }),
  }));
};
