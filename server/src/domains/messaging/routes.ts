import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAttempts } from './attempts/routes.ts';
import { registerBlocking } from './blocking/routes.ts';
import { registerDirect } from './direct/routes.ts';
import { registerOpening } from './opening/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerReports } from './reports/routes.ts';
import { registerSending } from './sending/routes.ts';

/** Registers the routes and ports of conversations. */
export const registerMessaging = (app: FastifyInstance, deps: Deps): void => {
  registerOpening(app, deps);
  registerReading(app, deps);
  registerSending(app, deps);
  registerDirect(app, deps);
  registerBlocking(app, deps);
  registerReports(app, deps);
  registerAttempts(app, deps);
};
