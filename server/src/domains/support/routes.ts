import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAccountKeeper } from '../accounts/service.ts';
import { registerStaffQueue } from '../staff/service.ts';
import { accountKeeper } from './accounts-port.ts';
import { countCases } from './answering/count-cases.ts';
import { registerAnswering } from './answering/routes.ts';
import { registerMessages } from './contact/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerSupportTimers } from './timers.ts';

/** Registers the routes of support, for users and the team. */
export const registerSupport = (app: FastifyInstance, deps: Deps): void => {
  registerSupportTimers(deps);
  registerAccountKeeper(deps, accountKeeper);
  registerReading(app, deps);
  registerMessages(app, deps);
  registerAnswering(app, deps);
  registerStaffQueue(deps, 'support', countCases);
};
