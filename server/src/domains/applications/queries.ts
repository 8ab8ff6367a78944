import type { UserId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { guideApplications } from './tables.ts';

export type ApplicationRow = typeof guideApplications.$inferSelect;

export const applicationOfUser = async (
  db: Executor,
  userId: UserId,
): Promise<ApplicationRow | null> => {
  const [row] = await db
    .select()
    .from(guideApplications)
    .where(eq(guideApplications.userId, userId));
  return row ?? null;
};

export const upsertApplication = async (tx: Tx, row: ApplicationRow): Promise<void> => {
  const { userId: _, ...changes } = row;
  await tx
    .insert(guideApplications)
    .values(row)
    .onConflictDoUpdate({ target: guideApplications.userId, set: changes });
};
