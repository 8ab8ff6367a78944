import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import type { StaffUser } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { presentPerson, type UserFacts, usersByIds } from '../../accounts/service.ts';
import { isGuideSuspended } from '../../guides/service.ts';
import { personNamed } from '../goodwill/person-named.ts';
import { revokeSessions, setSuspension } from './set-suspension.ts';

const present = async (db: Executor, person: UserFacts, viewer: Viewer): Promise<StaffUser> => {
  const { guideId } = person;
  return {
    person: presentPerson(person),
    fullName: person.fullName,
    username: person.username,
    email: person.email,
    isStaff: person.isStaff,
    suspended: person.suspended,
    guide:
      guideId === null ? null : { id: guideId, suspended: await isGuideSuspended(db, guideId) },
    mayDecide: person.id !== viewer.userId,
  };
};

/** Who somebody is to the team, and what it may do about their account. */
export const registerSuspension = (app: FastifyInstance, deps: Deps): void => {
  const now = async (db: Executor, id: UserId, viewer: Viewer) => {
    const person = (await usersByIds(db, [id])).get(id) ?? fail('NOT_FOUND');
    return { status: 200 as const, body: await present(db, person, viewer) };
  };

  route(app, deps, calls.findStaffUser, async ({ query, viewer }) => {
    const person =
      (await personNamed(deps, query.name)) ?? fail('PERSON_UNKNOWN', { field: 'name' });
    return { status: 200, body: await present(deps.db, person, viewer) };
  });

  route(app, deps, calls.setSuspension, ({ params, body, viewer }) =>
    inTransaction(deps.db, async (tx) => {
      await setSuspension(tx, deps, viewer, { userId: params.id, ...body });
      return now(tx, params.id, viewer);
    }),
  );

  route(app, deps, calls.revokeUserSessions, ({ params, body, viewer }) =>
    inTransaction(deps.db, async (tx) => {
      await revokeSessions(tx, deps, viewer, { userId: params.id, ...body });
      return now(tx, params.id, viewer);
    }),
  );
};
