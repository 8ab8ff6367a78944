import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction, StaffSubject } from '@tomoguide/contract/staff/actions';
import type { HeldCase } from '@tomoguide/contract/staff/entities';
import type { Deps } from '../../../deps.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { listAuditEntries } from '../../audit/service.ts';

const SUBJECTS = { applications: 'application', support: 'support' } as const satisfies Record<
  HeldCase['queue'],
  StaffSubject
>;
/** The actions with which a staff member takes a case. */
const TAKING: ReadonlySet<StaffAction> = new Set([
  'take_application',
  'claim_support',
  'answer_support',
]);
/** Audit entries to read. The latest come first, so older ones only matter to cases taken long ago. */
const ENTRIES_MAX = 500;

/** Returns the waiting cases that staff members have taken, and since when, the latest first. */
export const listHeldCases = async (deps: Deps, viewerId: UserId): Promise<HeldCase[]> => {
  const { applications, support } = deps.ports.staff.holders;
  const [reviewed, claimed] = await Promise.all([
    applications(deps.db, viewerId),
    support(deps.db, viewerId),
  ]);
  const holders = [
    ...reviewed.map((each) => ({ ...each, queue: 'applications' as const })),
    ...claimed.map((each) => ({ ...each, queue: 'support' as const })),
  ];
  if (holders.length === 0) return [];
  const about = holders.map(({ queue, caseId }) => ({ kind: SUBJECTS[queue], id: caseId }));
  const [people, entries] = await Promise.all([
    loadUsersByIds(
      deps.db,
      holders.map(({ staffId }) => staffId),
    ),
    listAuditEntries(deps.db, { about, hiddenReports: [], limit: ENTRIES_MAX }),
  ]);
  return holders
    .flatMap(({ queue, caseId, staffId }) => {
      const staff = people.get(staffId);
      // The first entry of the member's latest unbroken hold would be more exact, but reads the whole history.
      const taken = entries.find(
        (entry) =>
          entry.subjectKind === SUBJECTS[queue] &&
          entry.subjectId === caseId &&
          entry.staffId === staffId &&
          TAKING.has(entry.action),
      );
      if (!staff) return [];
      const since = taken?.at.toString() ?? null;
      return [{ queue, caseId, staff: presentPerson(staff), since }];
    })
    .toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''));
};
