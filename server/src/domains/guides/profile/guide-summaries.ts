import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { usersOfGuides } from '../../accounts/service.ts';
import { presentSummary } from '../present.ts';
import { summaryRows } from '../queries.ts';

/** Short forms of guides, listed or not, by id; unknown ids are left out. */
export const guideSummaries = async (
  db: Executor,
  ids: readonly GuideId[],
): Promise<Map<GuideId, GuideSummary>> => {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const [rows, people] = await Promise.all([summaryRows(db, unique), usersOfGuides(db, unique)]);
  const summaries = new Map<GuideId, GuideSummary>();
  for (const row of rows) {
    const person = people.get(row.id);
    if (person) summaries.set(row.id, presentSummary(row, person));
  }
  return summaries;
};
