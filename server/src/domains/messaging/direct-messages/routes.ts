import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { sendDirect } from './send-direct.ts';

export const registerDirectMessageRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.sendDirectMessage, async ({ body, viewer }) => ({
    status: 200,
    body: { data: await sendDirect(deps, viewer, body) },
  }));
};
