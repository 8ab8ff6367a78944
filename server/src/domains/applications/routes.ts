import { getApplicationStatus } from '@tomoguide/contract/applications/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { registerApplicationFormRoutes } from './form/routes.ts';
import { registerIdentityRoutes } from './identity/routes.ts';
import { presentStatus } from './present.ts';
import { findUserApplication } from './queries.ts';
import { registerStaffReviewRoutes } from './review/routes.ts';
import { registerApplicationTimers } from './timers.ts';

export const registerApplicationRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, getApplicationStatus, async ({ viewer }) => ({
    status: 200,
    body: presentStatus(await findUserApplication(deps.db, viewer.userId), deps.clock.now()),
  }));
  registerApplicationFormRoutes(app, deps);
  registerStaffReviewRoutes(app, deps);
  registerIdentityRoutes(app, deps);
  registerApplicationTimers(deps);
};
