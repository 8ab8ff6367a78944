import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerReceivingRoutes } from './receiving/routes.ts';
import { registerSignedLinkRoutes } from './signed-links/routes.ts';
import { registerFileTimers } from './timers.ts';

/** Registers the endpoints for uploads and file links, and the timer that deletes unused files. */
export const registerFileRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerFileTimers(deps);
  registerReceivingRoutes(app, deps);
  registerSignedLinkRoutes(app, deps);
};
