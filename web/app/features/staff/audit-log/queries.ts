import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StaffAction } from '@tomoguide/contract/staff/actions';
import { listAuditLog } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { STAFF_KEY } from '../queries.ts';

/** The audit log from its newest entry, of one action or of all. */
export const auditLog = (action: StaffAction | null) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'audit-log', action],
    queryFn: ({ pageParam }) =>
      api(listAuditLog, {
        query: {
          ...(pageParam === null ? {} : { cursor: pageParam }),
          ...(action === null ? {} : { action }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
