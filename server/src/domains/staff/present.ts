import type { AuditEntry, StaffUser } from '@tomoguide/contract/staff/entities';
import type { Executor } from '../../database/database.ts';
import type { Viewer } from '../../deps.ts';
import { toDisplayEmail } from '../../display-email.ts';
import { presentPerson, type UserFacts } from '../accounts/service.ts';
import type { StaffActionRow } from '../audit/service.ts';
import { loadGuideRestrictions } from '../guides/service.ts';
import { loadNamedPeople, type PersonKey } from './users/named-people.ts';

/** Returns the user whom an action's subject belongs to; empty if it belongs to no user. */
const getSubjectPerson = ({ subjectKind, subjectId }: StaffActionRow): PersonKey[] => {
  if (subjectKind === 'account' || subjectKind === 'application') return [{ userId: subjectId }];
  return subjectKind === 'guide' ? [{ guideId: subjectId }] : [];
};

/** Returns the staff members who handled a support case before and after the action. */
const listCaseHandlers = ({ before, after }: StaffActionRow): { userId: number }[] =>
  [...new Set([before.claimedBy, after.claimedBy])].flatMap((userId) =>
    typeof userId === 'number' ? { userId } : [],
  );

export const presentActions = async (
  db: Executor,
  rows: readonly StaffActionRow[],
): Promise<AuditEntry[]> => {
  const personBy = await loadNamedPeople(
    db,
    rows.flatMap((row) => [
      { userId: row.staffId },
      ...getSubjectPerson(row),
      ...listCaseHandlers(row),
    ]),
  );
  return rows.map((row) => {
    const staff = personBy({ userId: row.staffId });
    if (!staff) throw new Error(`the audit log lost the person of entry ${row.id}`);
    const [about] = getSubjectPerson(row);
    return {
      id: row.id,
      at: row.at.toString(),
      staff,
      action: row.action,
      subject: { kind: row.subjectKind, id: row.subjectId },
      about: about ? personBy(about) : undefined,
      reason: row.reason,
      before: row.before,
      after: row.after,
      people: listCaseHandlers(row).flatMap((key) => personBy(key) ?? []),
    };
  });
};

/** Presents users for the list in the staff console, with their suspensions and pauses. */
export const presentStaffUsers = async (
  db: Executor,
  people: readonly UserFacts[],
  viewer: Pick<Viewer, 'userId'>,
): Promise<StaffUser[]> => {
  const holds = await loadGuideRestrictions(
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
      email: toDisplayEmail(person.email),
      isStaff: person.isStaff,
      suspended: person.suspended,
      guide: guideId === null || !held ? null : { id: guideId, ...held },
      mayDecide: person.id !== viewer.userId,
    };
  });
};
