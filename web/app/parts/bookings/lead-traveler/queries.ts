import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  allowTravelersStart,
  createTravelersLink,
  getLeadTraveler,
  getTravelersLink,
  revokeTravelersLink,
} from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { useBookingChange } from '../mutations.ts';
import { bookingKeys } from '../queries.ts';

/**
 * Returns the query for the lead traveler. The key includes the payment, because the guide sees more after
 * it.
 */
export const leadTravelerQuery = ({ id, paidAt, status }: Booking) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'lead-traveler', id, paidAt, status],
    queryFn: () => api(getLeadTraveler, { params: { id } }),
  });

const linkKey = (id: BookingId) => [...bookingKeys.all, 'travelers-link', id];

/**
 * Returns the query for the current link, fetched only where its URL is shown. Another device can renew or
 * revoke it, and an expired link must not be shared (docs/product/pages.md, "Query cache").
 */
export const travelersLinkQuery = (id: BookingId) =>
  queryOptions({
    queryKey: linkKey(id),
    queryFn: () => api(getTravelersLink, { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

const make = sendOnce((id: BookingId) => api(createTravelersLink, { params: { id } }));
const revoke = sendOnce((id: BookingId) => api(revokeTravelersLink, { params: { id } }));

const useLinkChange = (change: typeof make) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (link, id) => queryClient.setQueryData(linkKey(id), link),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });
};

/** Returns the mutation that creates a link and replaces the previous one. */
export const useCreateLink = () => useLinkChange(make);
export const useRevokeLink = () => useLinkChange(revoke);

const allow = sendOnce(({ id, mayStart }: { id: BookingId; mayStart: boolean }) =>
  api(allowTravelersStart, { params: { id }, body: { mayStart } }),
);

/** Returns the mutation that sets whether the travelers can confirm the start themselves. */
export const useAllowStart = () => useBookingChange(allow);
