import { queryOptions } from '@tanstack/react-query';
import { listStaffQueues } from '@tomoguide/contract/staff/calls';
import { api } from '../../lib/api.ts';

/** The console's data is removed with the session, like all keys that begin with 'me'. */
export const STAFF_KEY = ['me', 'staff'] as const;

/** Polled, because several colleagues work on the same queues. */
export const LIVELY = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
} as const;

export const staffQueues = () =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'queues'],
    queryFn: () => api(listStaffQueues),
    ...LIVELY,
  });
