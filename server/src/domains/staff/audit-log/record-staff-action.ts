import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction, StaffSubject } from '@tomoguide/contract/staff/actions';
import type { AuditFacts } from '@tomoguide/contract/staff/entities';
import type { Tx } from '../../../database/database.ts';
import { staffActions } from '../tables.ts';

export interface StaffDeed {
  /** Who did it. */
  staffId: UserId;
  at: Temporal.Instant;
  action: StaffAction;
  subject: { kind: StaffSubject; id: number };
  /** What staff wrote down for it. */
  reason: string | null;
  /** What it changed, by name: amounts end in `Cents` (fen), instants in `At`. */
  before: AuditFacts;
  after: AuditFacts;
}

/**
 * Writes what staff did into the audit log. Called by the verb that does it, in its transaction, so
 * that the two happen together or not at all (docs/product/staff.md, "Audit log").
 */
export const recordStaffAction = async (tx: Tx, deed: StaffDeed): Promise<void> => {
  const { subject, ...rest } = deed;
  await tx
    .insert(staffActions)
    .values({ ...rest, subjectKind: subject.kind, subjectId: subject.id });
};
