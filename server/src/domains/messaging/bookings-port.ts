import type { BookingPorts } from '../bookings/service.ts';
import { blocksAround } from './blocking/block-queries.ts';

/** What bookings asks of messaging. */
export const bookingPorts: BookingPorts = {
  blockedWith: async (db, userId) => (await blocksAround(db, userId)).either,
};
