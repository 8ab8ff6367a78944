import type { ApplicationState } from '@tomoguide/contract/applications/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, isNotNull, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import type { Waiting } from '../../../database/waiting.ts';
import type { ApplicationRow } from '../queries.ts';
import { guideApplications } from '../tables.ts';

export type ShownApplications = 'waiting' | Exclude<ApplicationState, 'none' | 'draft'>;

// A literal rather than a bind parameter, so that the planner can use the partial index on applications
// awaiting staff.
const WAITING = sql`${guideApplications.state} in ('submitted', 'in_review')`;

const stateCondition = (show: ShownApplications): SQL =>
  show === 'waiting' ? WAITING : eq(guideApplications.state, show);

/** Returns the keyset cursor of a row, which remains valid if the row is deleted. */
export const getApplicationCursor = ({ submittedAt, userId }: ApplicationRow): string => {
  if (!submittedAt) throw new Error(`the application of user ${userId} was never submitted`);
  return listPosition(submittedAt, userId);
};

const cursorCondition = (cursor: string): SQL =>
  sql`(${guideApplications.submittedAt}, ${guideApplications.userId}) > ${cursorPosition(cursor)}`;

/** Returns applications by longest wait. */
export const listApplicationRows = (
  db: Executor,
  show: ShownApplications,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(guideApplications)
    .where(and(stateCondition(show), cursor === undefined ? undefined : cursorCondition(cursor)))
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

/** Returns the applications in review, with their reviewers, except the viewer's own. */
export const listTakenApplications = async (
  db: Executor,
  viewerId: UserId,
): Promise<{ caseId: UserId; staffId: UserId }[]> => {
  const rows = await db
    .select({ caseId: guideApplications.userId, staffId: guideApplications.reviewerId })
    .from(guideApplications)
    .where(
      and(
        WAITING,
        eq(guideApplications.state, 'in_review'),
        isNotNull(guideApplications.reviewerId),
        ne(guideApplications.userId, viewerId),
      ),
    );
  return rows.flatMap(({ caseId, staffId }) => (staffId === null ? [] : { caseId, staffId }));
};
