import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction, StaffSubject } from '@tomoguide/contract/staff/actions';
import type { AuditFacts } from '@tomoguide/contract/staff/entities';
import type { Tx } from '../../../database/database.ts';
import { staffActions } from '../tables.ts';

export interface RecordedAction {
  /** The staff member. */
  staffId: UserId;
  at: Temporal.Instant;
  action: StaffAction;
  subject: { kind: StaffSubject; id: number };
  /** The reason that staff entered. */
  reason: string | null;
  /** The changed values, by name: amounts end in `Cents` (fen), instants in `At`. */
  before: AuditFacts;
  after: AuditFacts;
}

/**
 * Writes a staff action into the audit log. Called by the command in its transaction, so that both happen
 * or neither does (docs/product/staff.md, "Audit log").
 */
export const recordStaffAction = async (tx: Tx, action: RecordedAction): Promise<void> => {
  const { subject, ...rest } = action;
  await tx
    .insert(staffActions)
    .values({ ...rest, subjectKind: subject.kind, subjectId: subject.id });
};
