import type { UserId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { isAnyOf } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { firstRow, onlyRow } from '../../database/single-row.ts';
import { guideApplications } from './tables.ts';

export type ApplicationRow = typeof guideApplications.$inferSelect;

export const findUserApplication = (db: Executor, userId: UserId): Promise<ApplicationRow | null> =>
  firstRow(db.select().from(guideApplications).where(eq(guideApplications.userId, userId)));

/** Locks an application until the transaction ends. Every change requires this lock. */
export const lockApplication = (tx: Tx, userId: UserId): Promise<ApplicationRow | null> =>
  firstRow(
    tx.select().from(guideApplications).where(eq(guideApplications.userId, userId)).for('update'),
  );

/** Creates a draft if the user has no application. Concurrent calls create only one. */
export const beginApplication = async (
  tx: Tx,
  userId: UserId,
  now: Temporal.Instant,
): Promise<void> => {
  await tx
    .insert(guideApplications)
    .values({ userId, state: 'draft', updatedAt: now })
    .onConflictDoNothing();
};

export const updateApplication = (
  tx: Tx,
  userId: UserId,
  changes: Partial<Omit<ApplicationRow, 'userId'>>,
): Promise<ApplicationRow> =>
  onlyRow(
    tx
      .update(guideApplications)
      .set(changes)
      .where(eq(guideApplications.userId, userId))
      .returning(),
  );

export const upsertApplication = async (
  tx: Tx,
  row: typeof guideApplications.$inferInsert,
): Promise<void> => {
  const { userId: _, ...changes } = row;
  await tx
    .insert(guideApplications)
    .values(row)
    .onConflictDoUpdate({ target: guideApplications.userId, set: changes });
};

export const deleteApplication = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(guideApplications).where(eq(guideApplications.userId, userId));
};

/** Returns the applications of these users. */
export const loadApplications = async (
  db: Executor,
  userIds: readonly UserId[],
): Promise<Map<UserId, ApplicationRow>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(guideApplications)
    .where(isAnyOf(guideApplications.userId, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
};
