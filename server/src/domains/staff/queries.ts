import type { StaffAction } from '@tomoguide/contract/staff/actions';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type StaffActionRow, staffActions } from './tables.ts';

/** The latest entries of the audit log before `cursor`, newest first. */
export const auditEntries = (
  db: Executor,
  wanted: { cursor?: number | undefined; action?: StaffAction | undefined; limit: number },
): Promise<StaffActionRow[]> =>
  db
    .select()
    .from(staffActions)
    .where(
      and(
        wanted.cursor === undefined ? undefined : lt(staffActions.id, wanted.cursor),
        wanted.action === undefined ? undefined : eq(staffActions.action, wanted.action),
      ),
    )
    .orderBy(desc(staffActions.id))
    .limit(wanted.limit);
