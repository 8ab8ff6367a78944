import type { ApplicationState } from '@tomoguide/contract/applications/entities';
import { and, asc, eq, min, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { placeAt, placeOfCursor } from '../../../database/place.ts';
import type { Waiting } from '../../staff/service.ts';
import type { ApplicationRow } from '../queries.ts';
import { guideApplications } from '../tables.ts';

export type ShownApplications = 'waiting' | Exclude<ApplicationState, 'none' | 'draft'>;

// Written out, so that the partial index of what waits is used.
const WAITING = sql`${guideApplications.state} in ('submitted', 'in_review')`;

const wanted = (show: ShownApplications): SQL =>
  show === 'waiting' ? WAITING : eq(guideApplications.state, show);

/** Where a row stands in the list: it holds without the row. */
export const placeOf = ({ submittedAt, userId }: ApplicationRow): string => {
  if (!submittedAt) throw new Error(`the application of user ${userId} was never submitted`);
  return placeAt(submittedAt, userId);
};

const behind = (cursor: string): SQL =>
  sql`(${guideApplications.submittedAt}, ${guideApplications.userId}) > ${placeOfCursor(cursor)}`;

/** The longest waiting first. */
export const listedApplications = (
  db: Executor,
  show: ShownApplications,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(guideApplications)
    .where(and(wanted(show), cursor === undefined ? undefined : behind(cursor)))
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
