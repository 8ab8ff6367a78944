import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAnnouncements } from './announcements/routes.ts';
import { registerInbox } from './inbox/routes.ts';
import { registerOneClick } from './settings/one-click.ts';
import { registerSettings } from './settings/routes.ts';
import { registerAnnouncementTimers } from './timers.ts';

/** Registers the routes of notices. Emails are registered with the mailer that sends them (app.ts). */
export const registerNotifications = (app: FastifyInstance, deps: Deps): void => {
  registerInbox(app, deps);
  registerAnnouncementTimers(deps);
  registerAnnouncements(app, deps);
  registerSettings(app, deps);
  registerOneClick(app, deps);
};
