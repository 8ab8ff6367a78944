import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { GuideId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';
import { usersOfGuides } from '../accounts/service.ts';
import { presentSummary } from './present.ts';
import { guideRowOfUser, guideRows, lockGuideRow } from './queries.ts';

/** The least that stands for guides, listed or not, by id; ids that do not exist are left out. */
export const guideSummaries = async (
  db: Executor,
  ids: readonly number[],
): Promise<Map<GuideId, GuideSummary>> => {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const [rows, people] = await Promise.all([guideRows(db, unique), usersOfGuides(db, unique)]);
  const summaries = new Map<GuideId, GuideSummary>();
  for (const row of rows) {
    const id = GuideId.parse(row.id);
    const person = people.get(id);
    if (person) summaries.set(id, presentSummary(row, person));
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
