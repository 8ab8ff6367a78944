import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { GuideId } from '@tomoguide/contract/primitives';
import { inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { usersByIds } from '../accounts/service.ts';
import { presentSummary } from './present.ts';
import { guideRowOfUser, lockGuideRow } from './queries.ts';
import { guides } from './tables.ts';

/** The least that stands for guides, listed or not, by id; ids that do not exist are left out. */
export const guideSummaries = async (
  db: Executor,
  ids: readonly number[],
): Promise<Map<GuideId, GuideSummary>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(guides)
    .where(inArray(guides.id, [...new Set(ids)]));
  const people = await usersByIds(
    db,
    rows.map((row) => row.userId),
  );
  const byUser = new Map([...people.values()].map((person) => [Number(person.id), person]));
  const summaries = new Map<GuideId, GuideSummary>();
  for (const row of rows) {
    const person = byUser.get(row.userId);
    if (person) summaries.set(GuideId.parse(row.id), presentSummary(row, person));
  }
  return summaries;
};

/** The guide that a person is; null: none. */
export const guideOfUser = async (db: Executor, userId: number): Promise<GuideId | null> => {
  const row = await guideRowOfUser(db, userId);
  return row && GuideId.parse(row.id);
};

/**
 * Locks a guide until the transaction ends: whoever takes or frees time of the guide does so behind
 * it. False: no such guide.
 */
export const lockGuide = async (tx: Tx, guideId: number): Promise<boolean> =>
  (await lockGuideRow(tx, guideId)) !== null;
