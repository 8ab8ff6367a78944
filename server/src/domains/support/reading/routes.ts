import * as calls from '@tomoguide/contract/support/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { presentSupport, presentSupportMessage } from '../present.ts';
import { findListedCase, findUserCase, listCaseMessages } from '../queries.ts';
import { markSupportRead } from './mark-read.ts';

const presentOwnCase = async (db: Executor, { userId }: Viewer) => {
  const row = await findUserCase(db, userId);
  const listed = row && (await findListedCase(db, row.id));
  return presentSupport(listed?.row ?? null, listed?.last ?? null);
};

/** Registers the endpoints for a user's conversation with staff. */
export const registerSupportReadingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config } = deps;

  route(app, deps, calls.getSupportChannel, async () => ({
    status: 200,
    body: config.chatwoot
      ? { kind: 'chatwoot' as const, ...config.chatwoot }
      : { kind: 'own' as const },
  }));

  route(app, deps, calls.getSupport, async ({ viewer }) => ({
    status: 200,
    body: await presentOwnCase(db, viewer),
  }));

  route(app, deps, calls.listSupportMessages, async ({ query, viewer }) => {
    const row = await findUserCase(db, viewer.userId);
    const body = await readCursorPage(
      query,
      async (part) => (row ? listCaseMessages(db, row.id, part) : []),
      {
        present: presentSupportMessage,
        cursor: ({ seq }) => seq,
      },
    );
    return { status: 200, body };
  });

  route(app, deps, calls.markSupportRead, async ({ body, viewer }) => {
    await inTransaction(db, (tx) => markSupportRead(tx, deps, viewer.userId, body.upToSeq));
    return { status: 200, body: await presentOwnCase(db, viewer) };
  });
};
