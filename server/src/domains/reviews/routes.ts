import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAnswers } from './answer/routes.ts';
import { registerHiding } from './hiding/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerReviewTimers } from './timers.ts';
import { registerWriting } from './writing/routes.ts';

/** Registers the publication timer and the routes of reviews. */
export const registerReviews = (app: FastifyInstance, deps: Deps): void => {
  registerReviewTimers(deps);
  registerReading(app, deps);
  registerWriting(app, deps);
  registerAnswers(app, deps);
  registerHiding(app, deps);
};
