import { call } from '../../call.ts';
import { BookingHistory } from '../entities.ts';
import { bookingParams } from './params.ts';

/**
 * Returns the history of a booking to staff, only if the booking has a chargeback. Otherwise returns
 * NOT_FOUND, because only the two parties can see the history.
 */
export const getBookingHistory = call({
  method: 'GET',
  path: '/api/v2/staff/bookings/:id/history',
  summary: 'Get the history of a booking, as evidence for a chargeback',
  auth: 'staff',
  params: bookingParams,
  replies: { 200: BookingHistory },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
