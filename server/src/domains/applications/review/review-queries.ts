import type { ApplicationState } from '@tomoguide/contract/applications/entities';
import { and, asc, eq, min, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import type { Waiting } from '../../../database/waiting.ts';
import type { ApplicationRow } from '../queries.ts';
import { guideApplications } from '../tables.ts';

export type ShownApplications = 'waiting' | Exclude<ApplicationState, 'none' | 'draft'>;

// A literal, so that PostgreSQL uses the partial index of pending applications.
const WAITING = sql`${guideApplications.state} in ('submitted', 'in_review')`;

const stateFilter = (show: ShownApplications): SQL =>
  show === 'waiting' ? WAITING : eq(guideApplications.state, show);

/** The position of a row in the list, valid even if the row is deleted. */
export const placeOf = ({ submittedAt, userId }: ApplicationRow): string => {
  if (!submittedAt) throw new Error(`the application of user ${userId} was never submitted`);
  return listPosition(submittedAt, userId);
};

const afterCursor = (cursor: string): SQL =>
  sql`(${guideApplications.submittedAt}, ${guideApplications.userId}) > ${cursorPosition(cursor)}`;

/** Returns applications, longest-waiting first. */
export const listApplicationRows = (
  db: Executor,
  show: ShownApplications,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(guideApplications)
    .where(and(stateFilter(show), cursor === undefined ? undefined : afterCursor(cursor)))
    .orderBy(asc(guideApplications.submittedAt), asc(guideApplications.userId))
    .limit(limit);

export const countWaiting = async (db: Executor): Promise<Waiting> => {
  const [[oldest], waiting] = await Promise.all([
    db
      .select({ at: min(guideApplications.submittedAt) })
      .from(guideApplications)
      .where(WAITING),
    db.$count(guideApplications, WAITING),
  ]);
  return { waiting, oldestAt: oldest?.at ?? null };
};
