import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import type { ApplicationStatus } from '@tomoguide/contract/applications/entities';
import { getGuideStatus } from '@tomoguide/contract/applications/guide-status';
import { getReapplicationTime } from '@tomoguide/contract/applications/reapplication';
import { canEdit } from '@tomoguide/contract/applications/transitions';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import { loadAttachedFiles } from '../files/service.ts';
import type { ApplicationRow } from './queries.ts';

/** Returns staff's reason for the last decision; null once a new draft was started. */
const getCurrentReason = (row: ApplicationRow | null): string | null =>
  row && (row.state === 'changes_requested' || row.state === 'rejected') ? row.reason : null;

/** Returns the state of the user's own application, for /application-status and the page header. */
export const presentStatus = (
  row: ApplicationRow | null,
  now: Temporal.Instant,
): ApplicationStatus => {
  const rejectedAt = row?.state === 'rejected' ? row.decidedAt : null;
  return {
    status: row?.state ?? 'none',
    reason: getCurrentReason(row),
    submittedAt: row?.submittedAt?.toString() ?? null,
    decidedAt: row?.decidedAt?.toString() ?? null,
    mayReapplyAt: rejectedAt ? getReapplicationTime(rejectedAt).toString() : null,
    guideStatus: getGuideStatus(row?.state ?? 'none', row?.decidedAt ?? null, now),
  };
};

/** Returns the stored answers, with defaults for those that are missing. */
export const presentAnswers = (row: ApplicationRow | null): ApplicationAnswers => ({
  ...NO_ANSWERS,
  ...row?.answers,
});

/** Returns the files in the order in which the applicant lists them. */
const sortFiles = (answers: ApplicationAnswers, files: readonly StoredFile[]): StoredFile[] =>
  answers.qualifications.flatMap(({ fileId }) => files.find(({ id }) => id === fileId) ?? []);

/** Returns the part of an application that both the applicant and staff see. */
export const presentCase = async (db: Executor, userId: UserId, row: ApplicationRow | null) => {
  const files = row ? await loadAttachedFiles(db, 'qualification', [userId]) : new Map();
  const answers = presentAnswers(row);
  return {
    status: row?.state ?? ('none' as const),
    revision: row?.revision ?? 0,
    answers,
    files: sortFiles(answers, files.get(userId) ?? []),
    submittedAt: row?.submittedAt?.toString() ?? null,
    decidedAt: row?.decidedAt?.toString() ?? null,
    updatedAt: row?.updatedAt.toString() ?? null,
  };
};

export const presentOwn = async (
  db: Executor,
  userId: UserId,
  row: ApplicationRow | null,
  now: Temporal.Instant,
): Promise<OwnApplication> => ({
  ...(await presentCase(db, userId, row)),
  reason: getCurrentReason(row),
  editable: canEdit(row?.state ?? 'none', row?.decidedAt ?? null, now),
});
