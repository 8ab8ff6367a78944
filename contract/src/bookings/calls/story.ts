import { call } from '../../call.ts';
import { BookingStory } from '../entities.ts';
import { bookingParams } from './params.ts';

/**
 * For a booking with a chargeback. Returns NOT_FOUND for any other, whose history only its two sides can see.
 */
export const getBookingStory = call({
  method: 'GET',
  path: '/api/v2/staff/bookings/:id/story',
  summary: "A booking's story, as staff tells it to a bank",
  auth: 'staff',
  params: bookingParams,
  replies: { 200: BookingStory },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
