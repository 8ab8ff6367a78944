import { infiniteQueryOptions } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction } from '@tomoguide/contract/staff/actions';
import { listAuditLog } from '@tomoguide/contract/staff/calls';
import { api } from '../../lib/api.ts';
import { STAFF_KEY } from './queries.ts';

/** The audit log, newest first, optionally of one action or about one user. */
export const auditLog = (action: StaffAction | null, person: UserId | null = null) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'audit-log', action, person],
    queryFn: ({ pageParam }) =>
      api(listAuditLog, {
        query: {
          ...(pageParam === null ? {} : { cursor: pageParam }),
          ...(action === null ? {} : { action }),
          ...(person === null ? {} : { person: String(person) }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
