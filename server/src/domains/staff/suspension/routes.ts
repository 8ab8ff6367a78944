import type { Query } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { searchUsers, usersByIds } from '../../accounts/service.ts';
import { findPeopleByName } from '../goodwill/person-named.ts';
import { presentStaffUsers } from '../present.ts';
import { setListingPause } from './set-listing-pause.ts';
import { revokeSessions, setSuspension } from './set-suspension.ts';

export const listUsers = async (
  deps: Deps,
  query: Query<typeof calls.searchStaffUsers>,
  viewer: Viewer,
) => {
  const { name, cursor } = query;
  const exact = await findPeopleByName(deps, name);
  const part = await readCursorPage(query, (asked) => searchUsers(deps.db, name, asked), {
    present: (person) => person,
    cursor: ({ id }) => id,
  });
  const others = part.data.filter(({ id }) => exact.every((one) => one.id !== id));
  const people = cursor === undefined ? [...exact, ...others] : others;
  return {
    data: await presentStaffUsers(deps.db, people, viewer),
    nextCursor: part.nextCursor,
  };
};

/** Accounts for staff: search, suspensions, pauses and sessions. */
export const registerSuspension = (app: FastifyInstance, deps: Deps): void => {
  const replyWithUser = async (db: Executor, id: UserId, viewer: Viewer) => {
    const [user] = await presentStaffUsers(db, [...(await usersByIds(db, [id])).values()], viewer);
    return { status: 200 as const, body: user ?? fail('NOT_FOUND') };
  };

  route(app, deps, calls.searchStaffUsers, async ({ query, viewer }) => ({
    status: 200,
    body: await listUsers(deps, query, viewer),
  }));

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
