import type { ApplicationState, GuideStatus } from '@tomoguide/contract/applications/entities';
import { guideStatusOf } from '@tomoguide/contract/applications/guide-status';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';
import { type ApplicationRow, applicationOfUser, upsertApplication } from './queries.ts';

/** The header's flags for a person (docs/product/applications.md, "States"). */
export const guideStatusOfUser = async (
  db: Executor,
  userId: UserId,
  now: Temporal.Instant,
): Promise<GuideStatus> => {
  const row = await applicationOfUser(db, userId);
  return guideStatusOf(row?.state ?? 'none', row?.decidedAt ?? null, now);
};

/** Writes where a person's application stands: for demo data and tests. */
export const putApplication = async (
  tx: Tx,
  userId: UserId,
  state: Exclude<ApplicationState, 'none'>,
  facts: Partial<Omit<ApplicationRow, 'userId' | 'state'>> & { updatedAt: Temporal.Instant },
): Promise<void> => {
  await upsertApplication(tx, {
    ...facts,
    userId,
    state,
  });
};
