import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAnswerRoutes } from './answer/routes.ts';
import { registerHidingRoutes } from './hiding/routes.ts';
import { registerReadingRoutes } from './reading/routes.ts';
import { registerShoppingRoutes } from './shopping/routes.ts';
import { registerReviewTimers } from './timers.ts';
import { registerWritingRoutes } from './writing/routes.ts';

/** Registers the timers and the routes of reviews. */
export const registerReviewRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerReviewTimers(deps);
  registerReadingRoutes(app, deps);
  registerWritingRoutes(app, deps);
  registerAnswerRoutes(app, deps);
  registerHidingRoutes(app, deps);
  registerShoppingRoutes(app, deps);
};
