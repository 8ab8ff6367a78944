import type { AuditEntry } from '@tomoguide/contract/staff/entities';
import { presentPerson, type UserFacts } from '../accounts/service.ts';
import type { StaffActionRow } from './tables.ts';

export const presentAction = (row: StaffActionRow, staff: UserFacts | undefined): AuditEntry => {
  if (!staff) throw new Error(`the audit log lost the person of entry ${row.id}`);
  return {
    id: row.id,
    at: row.at.toString(),
    staff: { ...presentPerson(staff), fullName: staff.fullName },
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    reason: row.reason,
    before: row.before,
    after: row.after,
  };
};
