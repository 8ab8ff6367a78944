import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getDisputeCase, listDisputes } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

export type DisputeState = 'open' | 'decided';

export const disputesQuery = (state: DisputeState) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'disputes', state],
    ...cursorQueryOptions(listDisputes, { query: { state } }),
    ...LIVELY,
  });

export const disputeCaseQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'disputes', 'case', id],
    queryFn: () => api(getDisputeCase, { params: { id } }),
    ...LIVELY,
  });
