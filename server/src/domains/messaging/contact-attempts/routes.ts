import type { Query } from '@tomoguide/contract/call';
import { listContactAttempts } from '@tomoguide/contract/messaging/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { getAttemptCursor, listAttemptRows } from './attempt-queries.ts';

export const listAttempts = async (
  deps: Deps,
  { show, person, ...part }: Query<typeof listContactAttempts>,
) => {
  const page = await readCursorPage(
    part,
    (range) => listAttemptRows(deps.db, { show, person, ...range }),
    { present: (row) => row, cursor: getAttemptCursor },
  );
  const people = await loadUsersByIds(
    deps.db,
    page.data.flatMap(({ senderId, receiverId }) => [senderId, receiverId]),
  );
  const getPerson = (id: UserId) => {
    const facts = people.get(id);
    if (!facts) throw new Error(`user ${id} not found`);
    return presentPerson(facts);
  };
  const data = page.data.map((row) => ({
    id: row.id,
    person: getPerson(row.senderId),
    other: getPerson(row.receiverId),
    conversationId: row.conversationId,
    attempts: row.attempts,
    firstAt: row.firstAt.toString(),
    lastAt: row.lastAt.toString(),
  }));
  return { ...page, data };
};

/**
 * Registers the endpoint that lists attempts to share contacts for staff (docs/product/staff.md, "Attempts
 * at passing contacts").
 */
export const registerContactAttemptRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, listContactAttempts, async ({ query }) => ({
    status: 200,
    body: await listAttempts(deps, query),
  }));
};
