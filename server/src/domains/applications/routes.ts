import { getApplicationStatus } from '@tomoguide/contract/applications/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { registerApplicationForm } from './form/routes.ts';
import { registerIdentity } from './identity/routes.ts';
import { presentStatus } from './present.ts';
import { applicationOfUser } from './queries.ts';
import { registerApplicationReview } from './review/routes.ts';
import { registerApplicationTimers } from './timers.ts';

export const registerApplications = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, getApplicationStatus, async ({ viewer }) => ({
    status: 200,
    body: presentStatus(await applicationOfUser(deps.db, viewer.userId), deps.clock.now()),
  }));
  registerApplicationForm(app, deps);
  registerApplicationReview(app, deps);
  registerIdentity(app, deps);
  registerApplicationTimers(deps);
};
