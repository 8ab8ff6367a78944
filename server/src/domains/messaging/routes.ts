import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerAccountKeeper } from '../accounts/service.ts';
import { registerBookingPorts } from '../bookings/service.ts';
import { registerGuidePorts } from '../guides/service.ts';
import { accountKeeper } from './accounts-port.ts';
import { registerAttempts } from './attempts/routes.ts';
import { registerBlocking } from './blocking/routes.ts';
import { bookingPorts } from './bookings-port.ts';
import { registerDirect } from './direct/routes.ts';
import { guidePorts } from './guides-port.ts';
import { registerOpening } from './opening/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerReports } from './reports/routes.ts';
import { registerSending } from './sending/routes.ts';

/** Registers the routes and ports of conversations. */
export const registerMessaging = (app: FastifyInstance, deps: Deps): void => {
  registerBookingPorts(deps, bookingPorts);
  registerGuidePorts(deps, guidePorts);
  registerAccountKeeper(deps, accountKeeper);
  registerOpening(app, deps);
  registerReading(app, deps);
  registerSending(app, deps);
  registerDirect(app, deps);
  registerBlocking(app, deps);
  registerReports(app, deps);
  registerAttempts(app, deps);
};
