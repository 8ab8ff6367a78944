import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { loadGuideUsers } from '../../accounts/service.ts';
import { presentSummary } from '../present.ts';
import { listSummaryRows } from '../queries.ts';

/**
 * Returns summaries of guides, listed or not, by ID; omits unknown IDs. Callers that have already loaded
 * the users can pass them as `known`, keyed by user ID, which saves a query.
 */
export const loadGuideSummaries = async (
  db: Executor,
  ids: readonly GuideId[],
  known?: Promise<ReadonlyMap<UserId, UserSummary>>,
): Promise<Map<GuideId, GuideSummary>> => {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const byUser = async () => {
    const people = await loadGuideUsers(db, unique);
    return new Map([...people.values()].map((person) => [person.id, person]));
  };
  const [rows, people] = await Promise.all([listSummaryRows(db, unique), known ?? byUser()]);
  const summaries = new Map<GuideId, GuideSummary>();
  for (const row of rows) {
    const person = people.get(row.userId);
    if (person) summaries.set(row.id, presentSummary(row, person));
  }
  return summaries;
};

/** Returns the slugs of these guides' service cities. */
export const loadGuideCities = async (
  db: Executor,
  ids: readonly GuideId[],
): Promise<Map<GuideId, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await listSummaryRows(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, serviceCity }) => [id, serviceCity]));
};
