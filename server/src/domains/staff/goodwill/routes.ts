import { randomUUID } from 'node:crypto';
import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import type { FoundPerson } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson, type UserFacts } from '../../accounts/service.ts';
import { getWalletTotal, loadWalletParts } from '../../payments/service.ts';
import { findPersonByName } from '../users/find-people.ts';
import { giveGoodwill } from './give-goodwill.ts';

const presentFound = async (db: Executor, found: UserFacts | null): Promise<FoundPerson> => {
  const person = found ?? fail('PERSON_UNKNOWN', { field: 'name' });
  return {
    person: presentPerson(person),
    fullName: person.fullName,
    username: person.username,
    walletCents: getWalletTotal(await loadWalletParts(db, person.id)),
  };
};

const findById = async (db: Executor, id: UserId): Promise<UserFacts | null> =>
  (await loadUsersByIds(db, [id])).get(id) ?? null;

export const registerGoodwillRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.findPerson, async ({ query }) => ({
    status: 200,
    body: await presentFound(deps.db, await findPersonByName(deps.db, query.name)),
  }));

  route(app, deps, calls.giveGoodwill, async ({ body, viewer, idempotencyKey }) => {
    const request = { viewer, call: calls.giveGoodwill, key: idempotencyKey, body };
    const given = await runIdempotently(deps, request, async (tx) => {
      await giveGoodwill(tx, deps, viewer, { ...body, occasion: randomUUID() });
      return presentFound(tx, await findById(tx, body.userId));
    });
    return { status: 200, body: given };
  });
};
