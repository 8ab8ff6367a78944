import type { QualificationState } from '@tomoguide/contract/guides/qualifications';
import type { GuideId, QualificationId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import type { QualificationRow } from '../queries.ts';
import { guideQualifications } from '../tables.ts';

export type ShownQualifications = Exclude<QualificationState, 'unchecked'>;

/** A qualification that was submitted to staff. */
export type SentRow = QualificationRow & { submittedAt: Temporal.Instant };

/** Returns all qualifications of a guide, oldest first. */
export const listQualifications = (db: Executor, guideId: GuideId): Promise<QualificationRow[]> =>
  db
    .select()
    .from(guideQualifications)
    .where(eq(guideQualifications.guideId, guideId))
    .orderBy(guideQualifications.id);

export const findQualification = (
  db: Executor,
  id: QualificationId,
): Promise<QualificationRow | null> =>
  firstRow(db.select().from(guideQualifications).where(eq(guideQualifications.id, id)));

export const insertQualification = async (
  tx: Tx,
  row: typeof guideQualifications.$inferInsert,
): Promise<QualificationId> => {
  return (
    await onlyRow(
      tx.insert(guideQualifications).values(row).returning({ id: guideQualifications.id }),
    )
  ).id;
};

export const updateQualification = (
  tx: Tx,
  id: QualificationId,
  changes: Partial<Omit<QualificationRow, 'id' | 'guideId'>>,
): Promise<QualificationRow> =>
  onlyRow(
    tx.update(guideQualifications).set(changes).where(eq(guideQualifications.id, id)).returning(),
  );

export const deleteQualification = async (tx: Tx, id: QualificationId): Promise<void> => {
  await tx.delete(guideQualifications).where(eq(guideQualifications.id, id));
};

// A literal rather than a bind parameter, so that the planner can use the partial index on pending rows.
const WAITING = sql`${guideQualifications.state} = 'pending'`;

/**
 * Returns the condition for the qualifications in a list. Decided ones exclude those that staff checked
 * with the guide application, because they have no file here.
 */
const isShown = (show: ShownQualifications): SQL | undefined =>
  show === 'pending'
    ? WAITING
    : and(eq(guideQualifications.state, show), isNotNull(guideQualifications.submittedAt));

/** Returns the keyset cursor of a row in the list, which stays valid if the row is deleted. */
export const getQualificationCursor = ({ submittedAt, id }: SentRow): string =>
  listPosition(submittedAt, id);

const afterCursorCondition = (show: ShownQualifications, cursor: string): SQL => {
  const here = sql`(${guideQualifications.submittedAt}, ${guideQualifications.id})`;
  const there = cursorPosition(cursor);
  return show === 'pending' ? sql`${here} > ${there}` : sql`${here} < ${there}`;
};

/** Returns a page of qualifications: pending ones oldest first, decided ones newest first. */
export const listQualificationPage = async (
  db: Executor,
  show: ShownQualifications,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<SentRow[]> => {
  const inOrder = show === 'pending' ? asc : desc;
  const rows = await db
    .select()
    .from(guideQualifications)
    .where(
      and(isShown(show), cursor === undefined ? undefined : afterCursorCondition(show, cursor)),
    )
    .orderBy(inOrder(guideQualifications.submittedAt), inOrder(guideQualifications.id))
    .limit(limit);
  return rows.filter((row): row is SentRow => row.submittedAt !== null);
};

export const countWaiting = async (db: Executor): Promise<Waiting> => {
  const [[oldest], waiting] = await Promise.all([
    db
      .select({ at: min(guideQualifications.submittedAt) })
      .from(guideQualifications)
      .where(WAITING),
    db.$count(guideQualifications, WAITING),
  ]);
  return { waiting, oldestAt: oldest?.at ?? null };
};
