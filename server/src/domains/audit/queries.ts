import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction, StaffSubject } from '@tomoguide/contract/staff/actions';
import type { AuditFacts } from '@tomoguide/contract/staff/entities';
import { and, desc, eq, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { type StaffActionRow, staffActions } from './tables.ts';

export interface Subject {
  kind: StaffSubject;
  id: number;
}

/** Returns the latest entries of the audit log before `cursor`, newest first. */
export const listAuditEntries = (
  db: Executor,
  filter: {
    cursor?: number | undefined;
    action?: StaffAction | undefined;
    /** Only actions about one of these subjects; if absent, all actions. */
    about?: readonly Subject[] | undefined;
    /** IDs of reports whose actions are excluded. */
    hiddenReports: readonly number[];
    limit: number;
  },
): Promise<StaffActionRow[]> =>
  db
    .select()
    .from(staffActions)
    .where(
      and(
        filter.cursor === undefined ? undefined : lt(staffActions.id, filter.cursor),
        filter.action === undefined ? undefined : eq(staffActions.action, filter.action),
        filter.about &&
          or(
            ...filter.about.map(({ kind, id }) =>
              and(eq(staffActions.subjectKind, kind), eq(staffActions.subjectId, id)),
            ),
          ),
        filter.hiddenReports.length === 0
          ? undefined
          : or(
              ne(staffActions.subjectKind, 'report'),
              notInArray(staffActions.subjectId, [...filter.hiddenReports]),
            ),
      ),
    )
    .orderBy(desc(staffActions.id))
    .limit(filter.limit);

export interface RecordedAction {
  /** The staff member who acted. */
  staffId: UserId;
  at: Temporal.Instant;
  action: StaffAction;
  subject: { kind: StaffSubject; id: number };
  /** The reason that the staff member entered; null if there is none. */
  reason: string | null;
  /**
   * The changed values before and after the action. Names of amounts end in `Cents` (fen), names of
   * instants in `At`.
   */
  before: AuditFacts;
  after: AuditFacts;
}

/**
 * Writes a staff action to the audit log. Must be called in the transaction of the action, so that the
 * action is never stored without its entry (docs/product/staff.md, "Audit log").
 */
export const recordStaffAction = async (tx: Tx, action: RecordedAction): Promise<void> => {
  const { subject, ...rest } = action;
  await tx
    .insert(staffActions)
    .values({ ...rest, subjectKind: subject.kind, subjectId: subject.id });
};
