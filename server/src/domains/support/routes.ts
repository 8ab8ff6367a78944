import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAnswering } from './answering/routes.ts';
import { registerMessages } from './contact/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerSupportTimers } from './timers.ts';

/** Registers the support endpoints, for users and staff. */
export const registerSupport = (app: FastifyInstance, deps: Deps): void => {
  registerSupportTimers(deps);
  registerReading(app, deps);
  registerMessages(app, deps);
  registerAnswering(app, deps);
};
