import type { GuideStatus } from '@tomoguide/contract/applications/entities';
import { getGuideStatus } from '@tomoguide/contract/applications/guide-status';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { detachFiles } from '../files/service.ts';
import { deleteIdentityChecks, listUserChecks } from './identity/identity-queries.ts';
import { releaseFiles } from './identity/release-files.ts';
import { deleteApplication, findUserApplication } from './queries.ts';

const withoutReviewer = <Row extends { reviewerId: unknown }>({ reviewerId: _, ...row }: Row) =>
  row;

/** Exports and erases a user's application and identity checks, including their files. */
export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId }) => {
    const row = await findUserApplication(db, userId);
    const checks = await listUserChecks(db, userId);
    return {
      // The user must not see which staff member decided.
      ...(row ? { 'guide-application': withoutReviewer(row) } : {}),
      ...(checks.length > 0 ? { 'identity-checks': checks.map(withoutReviewer) } : {}),
    };
  },
  erase: async (tx, _deps, { userId }) => {
    for (const check of await listUserChecks(tx, userId)) await releaseFiles(tx, check);
    await deleteIdentityChecks(tx, userId);
    const row = await findUserApplication(tx, userId);
    if (!row) return;
    const ids = (row.answers.qualifications ?? []).map(({ fileId }) => fileId);
    await detachFiles(tx, { ids, ownerId: userId, thing: 'qualification', thingId: userId });
    await deleteApplication(tx, userId);
  },
};

/**
 * Returns the user's guide application state, for the page header (docs/product/applications.md, "States").
 */
export const getUserGuideStatus = async (
  db: Executor,
  userId: UserId,
  now: Temporal.Instant,
): Promise<GuideStatus> => {
  const row = await findUserApplication(db, userId);
  return getGuideStatus(row?.state ?? 'none', row?.decidedAt ?? null, now);
};
