import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { createMessageTranslation } from './translate-message.ts';

export const registerTranslatingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const translateMessage = createMessageTranslation(deps);

  route(app, deps, calls.translateMessage, async ({ params, body, viewer }) => ({
    status: 200,
    body: await translateMessage(viewer.userId, { ...params, to: body.to }),
  }));
};
