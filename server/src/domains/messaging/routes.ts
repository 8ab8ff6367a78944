import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerBlockingRoutes } from './blocking/routes.ts';
import { registerContactAttemptRoutes } from './contact-attempts/routes.ts';
import { registerDirectMessageRoutes } from './direct-messages/routes.ts';
import { registerFactCardRoutes } from './fact-cards/routes.ts';
import { registerOpeningRoutes } from './opening/routes.ts';
import { registerQuickReplyRoutes } from './quick-replies/routes.ts';
import { registerReadingRoutes } from './reading/routes.ts';
import { registerReportRoutes } from './reports/routes.ts';
import { registerSendingRoutes } from './sending/routes.ts';
import { registerTranslatingRoutes } from './translating/routes.ts';

/** Registers the routes and ports of conversations. */
export const registerMessagingRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerOpeningRoutes(app, deps);
  registerReadingRoutes(app, deps);
  registerSendingRoutes(app, deps);
  registerDirectMessageRoutes(app, deps);
  registerFactCardRoutes(app, deps);
  registerTranslatingRoutes(app, deps);
  registerQuickReplyRoutes(app, deps);
  registerBlockingRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerContactAttemptRoutes(app, deps);
};
