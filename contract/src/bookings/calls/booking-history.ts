import { call } from '../../call.ts';
import { BookingHistory } from '../entities.ts';
import { bookingParams } from './params.ts';

/**
 * For a booking with a chargeback. Returns NOT_FOUND for any other, whose history only its two sides can see.
 */
export const getBookingHistory = call({
  method: 'GET',
  path: '/api/v2/staff/bookings/:id/story',
  summary: 'Show the history of a booking, for the answer to a chargeback',
  auth: 'staff',
  params: bookingParams,
  replies: { 200: BookingHistory },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
