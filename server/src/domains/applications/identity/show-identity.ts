import type { IdentityCase, OwnIdentity } from '@tomoguide/contract/applications/identity';
import {
  getFileErasureTime,
  getNextTryTime,
} from '@tomoguide/contract/applications/identity-rules';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds, presentPerson, type UserFacts } from '../../accounts/service.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import { loadApplications } from '../queries.ts';
import { type CheckRow, listUserChecks, loadRejections } from './identity-queries.ts';

/** Returns the files of a check by their role: document and selfie. */
const presentFiles = ({ documentId, selfieId }: CheckRow, files: readonly StoredFile[] = []) => ({
  document: files.find(({ id }) => id === documentId) ?? null,
  selfie: files.find(({ id }) => id === selfieId) ?? null,
});

const NO_FILES = { document: null, selfie: null };

/**
 * Returns the state of a user's identity check. A user who was verified without a check is also shown as
 * verified.
 */
export const showOwnIdentity = async (
  db: Executor,
  userId: UserId,
  now: Temporal.Instant,
): Promise<OwnIdentity> => {
  const person = (await loadUsersByIds(db, [userId])).get(userId) ?? fail('TOKEN_INVALID');
  const checks = await listUserChecks(db, userId);
  const last = checks[0];
  const status = person.identityVerified ? 'verified' : (last?.state ?? 'unverified');
  const files = last ? await loadAttachedFiles(db, 'identity', [last.id]) : new Map();
  const storedUntil =
    last?.documentId != null && last.decidedAt ? getFileErasureTime(last.decidedAt) : null;
  const tried = checks.map(({ submittedAt }) => submittedAt);
  const canTry = status === 'unverified' || status === 'rejected';
  return {
    status,
    reason: status === 'rejected' ? (last?.reason ?? null) : null,
    verifiedName: person.verifiedName,
    ...(last ? presentFiles(last, files.get(last.id)) : NO_FILES),
    submittedAt: last?.submittedAt.toString() ?? null,
    decidedAt: last?.decidedAt?.toString() ?? null,
    filesKeptUntil: storedUntil?.toString() ?? null,
    nextTryAt: canTry ? (getNextTryTime(tried, now)?.toString() ?? null) : null,
  };
};

const requirePerson = (people: ReadonlyMap<UserId, UserFacts>, id: UserId): UserFacts => {
  const facts = people.get(id);
  if (!facts) throw new Error(`user ${id} not found`);
  return facts;
};

/** Returns identity checks with everything that staff need to decide them. */
export const showIdentityCases = async (
  db: Executor,
  rows: readonly CheckRow[],
  viewer: Pick<Viewer, 'userId'>,
): Promise<IdentityCase[]> => {
  const userIds = rows.map(({ userId }) => userId);
  const people = await loadUsersByIds(db, [
    ...userIds,
    ...rows.flatMap(({ reviewerId }) => reviewerId ?? []),
  ]);
  const [applications, rejections, files] = await Promise.all([
    loadApplications(db, userIds),
    loadRejections(db, userIds),
    loadAttachedFiles(
      db,
      'identity',
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const person = requirePerson(people, row.userId);
    const application = applications.get(row.userId);
    const isEarlier = (other: CheckRow) => other.id < row.id;
    return {
      id: row.id,
      person: presentPerson(person),
      username: person.username,
      fullName: person.fullName,
      // Only the applicant is allowed to see a draft.
      applicationName: application?.state === 'draft' ? null : (application?.answers.name ?? null),
      applicationStatus: application?.state ?? 'none',
      status: row.state,
      reason: row.reason,
      ...presentFiles(row, files.get(row.id)),
      submittedAt: row.submittedAt.toString(),
      decidedAt: row.decidedAt?.toString() ?? null,
      reviewer:
        row.reviewerId === null ? null : presentPerson(requirePerson(people, row.reviewerId)),
      rejectedBefore: (rejections.get(row.userId) ?? []).filter(isEarlier).length,
      mayDecide: row.userId !== viewer.userId,
    };
  });
};
