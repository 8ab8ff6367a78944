import { infiniteQueryOptions } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction } from '@tomoguide/contract/staff/actions';
import { listAuditLog } from '@tomoguide/contract/staff/calls';
import { cursorQueryOptions } from '../../lib/by-cursor.ts';
import { STAFF_KEY } from './queries.ts';

/** Returns the query for the audit log, newest first, optionally only for one action or about one user. */
export const auditLogQuery = (action: StaffAction | null, person: UserId | null = null) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'audit-log', action, person],
    ...cursorQueryOptions(listAuditLog, {
      query: {
        ...(action === null ? {} : { action }),
        ...(person === null ? {} : { person: String(person) }),
      },
    }),
    refetchOnMount: 'always',
  });
