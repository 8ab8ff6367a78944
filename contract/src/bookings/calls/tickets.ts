import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ITINERARY_BOUNDS } from '../../guides/itinerary-bounds.ts';
import { BookingId, idText, intText } from '../../primitives.ts';
import { BookingDetail } from '../entities.ts';

/** Marks a ticket that the caller must buy as bought, or unmarks it. Idempotent. */
export const markTicketBought = call({
  method: 'PUT',
  path: '/api/v2/bookings/:id/tickets/:place',
  summary: 'Mark a ticket as bought',
  auth: 'required',
  params: z.strictObject({
    id: idText(BookingId),
    /** Zero-based position in the agreed list of tickets. */
    place: intText(0, ITINERARY_BOUNDS.tickets - 1),
  }),
  body: z.strictObject({ bought: z.boolean() }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'TICKET_NOT_YOURS', 'INVALID_TRANSITION'],
  limit: 'write',
});
