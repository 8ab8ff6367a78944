import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerGuidePorts } from '../guides/service.ts';
import { registerPaymentPorts } from '../payments/service.ts';
import { registerAnswers } from './answer/routes.ts';
import { registerCheckout } from './checkout/routes.ts';
import { registerDisputes } from './dispute/routes.ts';
import { registerEmergencyClaims } from './emergency-claim/routes.ts';
import { registerEndings } from './ending/routes.ts';
import { registerExtensions } from './extension/routes.ts';
import { guidePorts } from './guides-port.ts';
import { registerLeadTravelers } from './lead-traveler/routes.ts';
import { registerMeetingPoint } from './meeting-point/routes.ts';
import { registerPaymentProofs } from './payment-proof/routes.ts';
import { paymentPorts } from './payments-port.ts';
import { registerTourRequests } from './request/routes.ts';
import { registerStarts } from './start/routes.ts';
import { registerBookingTimers } from './timers.ts';
import { registerViews } from './view/routes.ts';

/** Wires bookings: what it does for payments and guides, its timers and its calls. */
export const registerBookings = (app: FastifyInstance, deps: Deps): void => {
  registerPaymentPorts(deps, paymentPorts);
  registerGuidePorts(deps, guidePorts);
  registerBookingTimers(deps);
  registerCheckout(app, deps);
  registerAnswers(app, deps);
  registerStarts(app, deps);
  registerExtensions(app, deps);
  registerEndings(app, deps);
  registerMeetingPoint(app, deps);
  registerLeadTravelers(app, deps);
  registerPaymentProofs(app, deps);
  registerEmergencyClaims(app, deps);
  registerDisputes(app, deps);
  registerTourRequests(app, deps);
  registerViews(app, deps);
};
