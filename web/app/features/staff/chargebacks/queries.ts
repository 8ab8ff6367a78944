import { infiniteQueryOptions } from '@tanstack/react-query';
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
