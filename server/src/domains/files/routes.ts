import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerReceiving } from './receiving/routes.ts';
import { registerOpening } from './signed-links/routes.ts';
import { registerFileTimers } from './timers.ts';

/** Registers the endpoints for uploads and file links, and the timer that deletes unused files. */
export const registerFiles = (app: FastifyInstance, deps: Deps): void => {
  registerFileTimers(deps);
  registerReceiving(app, deps);
  registerOpening(app, deps);
};
