import { queryOptions } from '@tanstack/react-query';
import { getBookingQuote } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { bookingKeys } from '../queries.ts';

/** A booking, and its changes, each of which replaced its quote. */
export type QuotedBooking = Pick<Booking, 'id' | 'changes'>;

/** Returns how often the booking has been changed. */
export const countChanges = ({ changes }: Pick<Booking, 'changes'>): number =>
  changes?.ended.filter(({ state }) => state === 'applied').length ?? 0;

/**
 * Returns the query for the quote signed with a booking; null for bookings made before quotes existed. After a
 * change, it is another query, so that no earlier quote is shown or stored for the new plan.
 */
export const signedQuoteQuery = (booking: QuotedBooking) =>
  queryOptions({
    queryKey: [...bookingKeys.one(booking.id), 'quote', countChanges(booking)],
    queryFn: async () => (await api(getBookingQuote, { params: { id: booking.id } })).quote,
  });

/** Returns the query for the quotes that changes have replaced, newest first. */
export const earlierQuotesQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...bookingKeys.one(id), 'earlier-quotes'],
    queryFn: async () => (await api(getBookingQuote, { params: { id } })).earlier ?? [],
  });
