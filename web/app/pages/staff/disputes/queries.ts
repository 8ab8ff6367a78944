import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getDisputeCase, listDisputes } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export type DisputeState = 'open' | 'decided';

export const disputesQuery = (state: DisputeState) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'disputes', state],
    ...cursorQueryOptions(listDisputes, { query: { state } }),
    ...POLLING_OPTIONS,
  });

export const disputeCaseQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'disputes', 'case', id],
    queryFn: () => api(getDisputeCase, { params: { id } }),
    ...POLLING_OPTIONS,
  });
