import { call } from '../../call.ts';
import { BookingHistory } from '../entities.ts';
import { bookingParams } from './params.ts';

/**
 * Only for bookings with a chargeback. For others it returns NOT_FOUND, because only the two sides can see their
 * history.
 */
export const getBookingHistory = call({
  method: 'GET',
  path: '/api/v2/staff/bookings/:id/history',
  summary: 'Show the history of a booking, for the answer to a chargeback',
  auth: 'staff',
  params: bookingParams,
  replies: { 200: BookingHistory },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
