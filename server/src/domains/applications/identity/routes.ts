import * as calls from '@tomoguide/contract/applications/calls';
import type { Query } from '@tomoguide/contract/call';
import { IdentityCheckId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { registerFileKeeper } from '../../files/service.ts';
import { registerStaffExport, registerStaffQueue } from '../../staff/service.ts';
import { decideIdentity } from './decide-identity.ts';
import { mayOpenIdentity, recordIdentityAccess } from './identity-files.ts';
import { countWaiting, listChecks, placeOf } from './identity-queries.ts';
import { showIdentityCases, showOwnIdentity } from './show-identity.ts';
import { submitIdentity } from './submit-identity.ts';

/** Identity checks: the user's submission and staff's review (docs/product/applications.md, "Identity"). */
export const registerIdentity = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  registerFileKeeper(deps, 'identity', {
    mayOpen: (executor, thingId, viewer) =>
      mayOpenIdentity(executor, IdentityCheckId.parse(thingId), viewer),
    opened: (tx, thingId, viewer) =>
      recordIdentityAccess(tx, deps, IdentityCheckId.parse(thingId), viewer),
  });
  registerStaffQueue(deps, 'identity', countWaiting);

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

  const listPage = async (
    { show, ...part }: Query<typeof calls.listIdentityCases>,
    viewer: Viewer,
  ) => {
    const page = await readCursorPage(part, (asked) => listChecks(db, show, asked), {
      present: (row) => row,
      cursor: placeOf,
    });
    return { ...page, data: await showIdentityCases(db, page.data, viewer) };
  };
  route(app, deps, calls.listIdentityCases, async ({ query, viewer }) => ({
    status: 200,
    body: await listPage(query, viewer),
  }));
  registerStaffExport(deps, 'identity', ({ show }, part, viewer) =>
    listPage({ show, ...part }, viewer),
  );

  route(app, deps, calls.decideIdentity, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      const row = await decideIdentity(tx, deps, viewer, params.id, body);
      const [one] = await showIdentityCases(tx, [row], viewer);
      return one ?? fail('NOT_FOUND');
    }),
  }));
};
