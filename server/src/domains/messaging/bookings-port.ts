import type { Deps } from '../../deps.ts';
import type { BookingPorts } from '../bookings/service.ts';
import { loadBlocksAround } from './blocking/block-queries.ts';
import { loadRequestSplits } from './reading/load-masks.ts';
import { sendRequestMessage, showRequest } from './sending/send-request-message.ts';

/** The functions that messaging provides to the bookings domain. */
export const bookingPorts: BookingPorts<Deps> = {
  blockedWith: async (db, userId) => (await loadBlocksAround(db, userId)).either,
  sendRequestMessage,
  showRequest,
  splitContacts: loadRequestSplits,
};
