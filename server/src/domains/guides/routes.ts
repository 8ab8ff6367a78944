import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerCalendarRoutes } from './calendar/routes.ts';
import { registerImportedCalendarRoutes } from './imported-calendars/routes.ts';
import { registerPhotoRoutes } from './photos/routes.ts';
import { registerPriceRoutes } from './prices/routes.ts';
import { registerProfileRoutes } from './profile/routes.ts';
import { registerQualificationRoutes } from './qualifications/routes.ts';
import { registerSavedGuideRoutes } from './saved/routes.ts';
import { registerSearchRoutes } from './search/routes.ts';
import { registerGuideTimers } from './timers.ts';
import { registerWaitingRoutes } from './waiting/routes.ts';
import { registerWorkPermissionRoutes } from './work-permissions/routes.ts';

/** Registers the routes of guides. */
export const registerGuideRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerSearchRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerPhotoRoutes(app, deps);
  registerQualificationRoutes(app, deps);
  registerWorkPermissionRoutes(app, deps);
  registerCalendarRoutes(app, deps);
  registerImportedCalendarRoutes(app, deps);
  registerPriceRoutes(app, deps);
  registerSavedGuideRoutes(app, deps);
  registerWaitingRoutes(app, deps);
  registerGuideTimers(deps);
};
