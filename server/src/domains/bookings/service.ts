/** The door of bookings: all that other nouns, the demo data and tests may call. */
export { acceptBooking } from './commands/accept-booking.ts';
export { cancelBooking } from './commands/cancel-booking.ts';
export { createBooking } from './commands/create-booking.ts';
export { letTimePass } from './commands/let-time-pass.ts';
export { rejectBooking } from './commands/reject-booking.ts';
export type { BookingRequest } from './new-booking.ts';
export { type BookingOutline, outlineOf } from './outline.ts';
export { sweepBookings } from './timers.ts';
