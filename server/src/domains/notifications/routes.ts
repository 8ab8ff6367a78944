import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAnnouncementRoutes } from './announcements/routes.ts';
import { registerInboxRoutes } from './inbox/routes.ts';
import { registerPushRoutes } from './push/routes.ts';
import { registerOneClickRoute } from './settings/one-click.ts';
import { registerSettingsRoutes } from './settings/routes.ts';
import { registerAnnouncementTimers, registerPushTimers } from './timers.ts';

/** Registers the routes of notices. Emails are registered with the mailer that sends them (app.ts). */
export const registerNotificationRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerInboxRoutes(app, deps);
  registerAnnouncementTimers(deps);
  registerAnnouncementRoutes(app, deps);
  registerPushTimers(deps);
  registerPushRoutes(app, deps);
  registerSettingsRoutes(app, deps);
  registerOneClickRoute(app, deps);
};
