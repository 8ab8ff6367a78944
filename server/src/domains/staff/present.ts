import type { AuditEntry, StaffUser } from '@tomoguide/contract/staff/entities';
import type { Executor } from '../../database/database.ts';
import type { Viewer } from '../../deps.ts';
import { presentPerson, type UserFacts } from '../accounts/service.ts';
import { guideHolds } from '../guides/service.ts';
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

/** People as the console lists them, with what of theirs is held. */
export const presentStaffUsers = async (
  db: Executor,
  people: readonly UserFacts[],
  viewer: Pick<Viewer, 'userId'>,
): Promise<StaffUser[]> => {
  const holds = await guideHolds(
    db,
    people.flatMap(({ guideId }) => guideId ?? []),
  );
  return people.map((person) => {
    const { guideId } = person;
    const held = guideId === null ? undefined : holds.get(guideId);
    return {
      id: person.id,
      person: presentPerson(person),
      fullName: person.fullName,
      username: person.username,
      email: person.email,
      isStaff: person.isStaff,
      suspended: person.suspended,
      guide: guideId === null || !held ? null : { id: guideId, ...held },
      mayDecide: person.id !== viewer.userId,
    };
  });
};
