import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import type { StaffUser } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import { partOf } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { presentPerson, searchUsers, type UserFacts, usersByIds } from '../../accounts/service.ts';
import { suspendedGuides } from '../../guides/service.ts';
import { personNamed } from '../goodwill/person-named.ts';
import { revokeSessions, setSuspension } from './set-suspension.ts';

const present = async (
  db: Executor,
  people: readonly UserFacts[],
  viewer: Viewer,
): Promise<StaffUser[]> => {
  const guideIds = people.flatMap(({ guideId }) => (guideId === null ? [] : [guideId]));
  const suspended = await suspendedGuides(db, guideIds);
  return people.map((person) => ({
    id: person.id,
    person: presentPerson(person),
    fullName: person.fullName,
    username: person.username,
    email: person.email,
    isStaff: person.isStaff,
    suspended: person.suspended,
    guide:
      person.guideId === null
        ? null
        : { id: person.guideId, suspended: suspended.has(person.guideId) },
    mayDecide: person.id !== viewer.userId,
  }));
};

/** Who somebody is to the team, and what it may do about their account. */
export const registerSuspension = (app: FastifyInstance, deps: Deps): void => {
  const now = async (db: Executor, id: UserId, viewer: Viewer) => {
    const [user] = await present(db, [...(await usersByIds(db, [id])).values()], viewer);
    return { status: 200 as const, body: user ?? fail('NOT_FOUND') };
  };

  route(app, deps, calls.searchStaffUsers, async ({ query, viewer }) => {
    const { name, cursor } = query;
    const exact = await personNamed(deps, name);
    const found = await partOf(query, (part) => searchUsers(deps.db, name, part), {
      present: (person) => person,
      cursor: ({ id }) => id,
    });
    const others = found.data.filter(({ id }) => id !== exact?.id);
    const people = exact && cursor === undefined ? [exact, ...others] : others;
    return {
      status: 200,
      body: { data: await present(deps.db, people, viewer), nextCursor: found.nextCursor },
    };
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
