import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAnsweringRoutes } from './answering/routes.ts';
import { registerMessageRoutes } from './contact/routes.ts';
import { registerNotMetRoutes } from './not-met/routes.ts';
import { registerSupportReadingRoutes } from './reading/routes.ts';
import { registerSupportTimers } from './timers.ts';

/** Registers the support endpoints, for users and staff. */
export const registerSupportRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerSupportTimers(deps);
  registerSupportReadingRoutes(app, deps);
  registerMessageRoutes(app, deps);
  registerAnsweringRoutes(app, deps);
  registerNotMetRoutes(app, deps);
};
