import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerCalendars } from './calendar/routes.ts';
import { registerImportedCalendars } from './imported-calendars/routes.ts';
import { registerPhotos } from './photos/routes.ts';
import { registerPrices } from './prices/routes.ts';
import { registerProfiles } from './profile/routes.ts';
import { registerQualifications } from './qualifications/routes.ts';
import { registerSaved } from './saved/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerGuideTimers } from './timers.ts';

/** Registers the routes of guides. */
export const registerGuides = (app: FastifyInstance, deps: Deps): void => {
  registerSearch(app, deps);
  registerProfiles(app, deps);
  registerPhotos(app, deps);
  registerQualifications(app, deps);
  registerCalendars(app, deps);
  registerImportedCalendars(app, deps);
  registerPrices(app, deps);
  registerSaved(app, deps);
  registerGuideTimers(deps);
};
