import type {
  ApplicationCase,
  ApplicationRow as ListedApplication,
} from '@tomoguide/contract/applications/cases';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { toDisplayEmail } from '../../../display-email.ts';
import { loadUsersByIds, presentPerson, type UserFacts } from '../../accounts/service.ts';
import { presentAnswers, presentCase } from '../present.ts';
import type { ApplicationRow } from '../queries.ts';

const loadPeople = (db: Executor, rows: readonly ApplicationRow[]) =>
  loadUsersByIds(
    db,
    rows.flatMap(({ userId, reviewerId }) => (reviewerId ? [userId, reviewerId] : [userId])),
  );

const requirePerson = (people: ReadonlyMap<UserId, UserFacts>, id: UserId): UserFacts => {
  const facts = people.get(id);
  if (!facts) throw new Error(`user ${id} not found`);
  return facts;
};

const presentReviewer = (people: ReadonlyMap<UserId, UserFacts>, { reviewerId }: ApplicationRow) =>
  reviewerId === null ? null : presentPerson(requirePerson(people, reviewerId));

/** Converts rows to the entries of the staff queue. */
export const presentRows = async (
  db: Executor,
  rows: readonly ApplicationRow[],
): Promise<ListedApplication[]> => {
  const people = await loadPeople(db, rows);
  return rows.map((row) => {
    const { name, serviceCities } = presentAnswers(row);
    return {
      applicant: presentPerson(requirePerson(people, row.userId)),
      name,
      status: row.state,
      serviceCities,
      submittedAt: row.submittedAt?.toString() ?? null,
      reviewer: presentReviewer(people, row),
    };
  });
};

/**
 * Returns an application with everything that staff need to decide it, including the changes that were last
 * requested.
 */
export const showCase = async (
  db: Executor,
  row: ApplicationRow,
  viewer: Pick<Viewer, 'userId'>,
): Promise<ApplicationCase> => {
  const people = await loadPeople(db, [row]);
  const applicant = requirePerson(people, row.userId);
  return {
    ...(await presentCase(db, row.userId, row)),
    reason: row.reason,
    applicant: presentPerson(applicant),
    username: applicant.username,
    email: toDisplayEmail(applicant.email),
    identityVerified: applicant.identityVerified,
    reviewer: presentReviewer(people, row),
    mayDecide: viewer.userId !== row.userId,
  };
};
