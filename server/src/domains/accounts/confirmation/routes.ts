import * as calls from '@tomoguide/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { confirmEmail, getConfirmationLink } from './confirm-email.ts';
import { resendConfirmation } from './send-confirmation.ts';

export const registerConfirmationRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.requestConfirmation, async ({ viewer }) => {
    await resendConfirmation(deps, viewer.userId);
    return { status: 202, body: { accepted: true as const } };
  });

  route(app, deps, calls.checkConfirmation, async ({ body }) => ({
    status: 200,
    body: await getConfirmationLink(deps, body.token),
  }));

  route(app, deps, calls.confirmEmail, async ({ body }) => ({
    status: 200,
    body: { email: await confirmEmail(deps, body.token) },
  }));
};
