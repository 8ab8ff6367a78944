import { queryOptions } from '@tanstack/react-query';
import { getBookingQuote } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { bookingKeys } from '../queries.ts';

/** Returns the query for the quote signed with a booking; null for bookings made before quotes existed. */
export const signedQuoteQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...bookingKeys.one(id), 'quote'],
    queryFn: async () => (await api(getBookingQuote, { params: { id } })).quote,
  });
