import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerBlocking } from './blocking/routes.ts';
import { registerAttempts } from './contact-attempts/routes.ts';
import { registerDirect } from './direct-messages/routes.ts';
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
