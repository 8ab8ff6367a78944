import * as calls from '@tomoguide/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { closeAccount, getClosing } from './close-account.ts';

export const registerClosingRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getClosing, async ({ viewer }) => ({
    status: 200,
    body: await getClosing(deps, viewer.userId),
  }));

  route(app, deps, calls.closeAccount, async ({ viewer, body }) => {
    await closeAccount(deps, { userId: viewer.userId, ...body });
    return { status: 200, body: { closed: true as const } };
  });
};
