/** The endpoints for bookings, grouped by lifecycle stage. */
export * from './calls/answer.ts';
export * from './calls/booking-history.ts';
export * from './calls/calendar-feed.ts';
export * from './calls/checkout.ts';
export * from './calls/dispute.ts';
export * from './calls/emergency-claim.ts';
export * from './calls/ending.ts';
export * from './calls/extension.ts';
export * from './calls/lead-traveler.ts';
export * from './calls/meeting-point.ts';
export * from './calls/patterns.ts';
export * from './calls/payment-proof.ts';
export * from './calls/reason.ts';
export * from './calls/request.ts';
export * from './calls/start.ts';
export * from './calls/tickets.ts';
export * from './calls/view.ts';
