import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { readQuickReplies, setQuickReplies } from './own-replies.ts';

export const registerQuickReplyRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getQuickReplies, async ({ viewer }) => ({
    status: 200,
    body: await readQuickReplies(deps.db, viewer),
  }));

  route(app, deps, calls.setQuickReplies, async ({ body, viewer }) => ({
    status: 200,
    body: await setQuickReplies(deps, viewer, body),
  }));
};
