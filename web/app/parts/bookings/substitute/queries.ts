import { queryOptions } from '@tanstack/react-query';
import { listColleagues, listSubstituteRequests } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { BOOKINGS_KEY } from '../../../lib/query-keys.ts';
import { bookingKeys } from '../queries.ts';

/** Returns the query for the colleagues who could take over. Never cached, because they can be booked. */
export const colleaguesQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...bookingKeys.one(id), 'colleagues'],
    queryFn: async () => (await api(listColleagues, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
  });

/** Returns the query for what colleagues ask the current guide to take over, earliest deadline first. */
export const substituteRequestsQuery = () =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'substitute-requests'],
    queryFn: async () => (await api(listSubstituteRequests)).data,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: 30_000,
  });
