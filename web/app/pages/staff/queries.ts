import { queryOptions } from '@tanstack/react-query';
import { listStaffQueues } from '@tomoguide/contract/staff/calls';
import { api } from '../../lib/api.ts';

/**
 * Prefix of the console's query keys. The data is removed at the end of the session, like all data whose
 * keys begin with 'me'.
 */
export const STAFF_KEY = ['me', 'staff'] as const;

/** Query options for data that several colleagues work on, so it is polled. */
export const POLLING_OPTIONS = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
} as const;

export const staffQueuesQuery = () =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'queues'],
    queryFn: () => api(listStaffQueues),
    ...POLLING_OPTIONS,
  });
