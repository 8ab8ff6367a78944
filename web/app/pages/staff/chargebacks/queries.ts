import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getBookingStory } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { listChargebacks } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

export type Shown = 'open' | 'decided';

export const chargebacks = (state: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'chargebacks', state],
    queryFn: ({ pageParam }) =>
      api(listChargebacks, {
        query: { state, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...LIVELY,
  });

export const bookingStory = (id: BookingId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'chargebacks', 'story', id],
    queryFn: () => api(getBookingStory, { params: { id } }),
    ...LIVELY,
  });
