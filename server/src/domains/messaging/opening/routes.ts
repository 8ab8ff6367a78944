import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { showConversation } from '../reading/show-conversations.ts';
import { openConversation } from './open-conversation.ts';

export const registerOpeningRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.openConversation, async ({ body, viewer }) => {
    const id = await inTransaction(deps.db, (tx) => openConversation(tx, deps, viewer, body));
    return { status: 200, body: await showConversation(deps, id, viewer.userId) };
  });
};
