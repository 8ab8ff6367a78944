import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { presentStaffUsers } from '../present.ts';
import { setListingPause } from './set-listing-pause.ts';
import { revokeSessions, setSuspension } from './set-suspension.ts';

/** Registers the endpoints for staff actions on an account: suspensions, pauses and sessions. */
export const registerSuspensionRoutes = (app: FastifyInstance, deps: Deps): void => {
  const replyWithUser = async (db: Executor, id: UserId, viewer: Viewer) => {
    const [user] = await presentStaffUsers(
      db,
      [...(await loadUsersByIds(db, [id])).values()],
      viewer,
    );
    return { status: 200 as const, body: user ?? fail('NOT_FOUND') };
  };

  route(app, deps, calls.setSuspension, ({ params, body, viewer }) =>
    inTransaction(deps.db, async (tx) => {
      await setSuspension(tx, deps, viewer, { userId: params.id, ...body });
      return replyWithUser(tx, params.id, viewer);
    }),
  );

  route(app, deps, calls.setListingPause, ({ params, body, viewer }) =>
    inTransaction(deps.db, async (tx) => {
      await setListingPause(tx, deps, viewer, { userId: params.id, ...body });
      return replyWithUser(tx, params.id, viewer);
    }),
  );

  route(app, deps, calls.revokeUserSessions, ({ params, body, viewer }) =>
    inTransaction(deps.db, async (tx) => {
      await revokeSessions(tx, deps, viewer, { userId: params.id, ...body });
      return replyWithUser(tx, params.id, viewer);
    }),
  );
};
