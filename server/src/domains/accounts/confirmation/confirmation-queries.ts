import type { UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { emailConfirmations } from '../tables.ts';

export type ConfirmationRow = typeof emailConfirmations.$inferSelect;

export const findConfirmationById = (db: Executor, id: number): Promise<ConfirmationRow | null> =>
  firstRow(db.select().from(emailConfirmations).where(eq(emailConfirmations.id, id)));

/** Returns when links were sent to the user since an instant, oldest first. */
export const listConfirmationTimes = async (
  db: Executor,
  userId: UserId,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> => {
  const rows = await db
    .select({ at: emailConfirmations.createdAt })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), gt(emailConfirmations.createdAt, since)))
    .orderBy(asc(emailConfirmations.createdAt));
  return rows.map(({ at }) => at);
};

/**
 * Counts the links sent to an address, across all accounts, in the 24 hours up to and including this link.
 */
export const countSentTo = (
  db: Executor,
  { id, email, createdAt }: ConfirmationRow,
): Promise<number> =>
  db.$count(
    emailConfirmations,
    and(
      eq(emailConfirmations.email, email),
      gt(emailConfirmations.createdAt, createdAt.subtract({ hours: 24 })),
      lte(emailConfirmations.id, id),
    ),
  );

export const insertConfirmation = async (
  tx: Tx,
  confirmation: typeof emailConfirmations.$inferInsert,
): Promise<number> => {
  return (
    await onlyRow(
      tx.insert(emailConfirmations).values(confirmation).returning({ id: emailConfirmations.id }),
    )
  ).id;
};

export const markUsed = async (tx: Tx, id: number, at: Temporal.Instant): Promise<void> => {
  await tx.update(emailConfirmations).set({ usedAt: at }).where(eq(emailConfirmations.id, id));
};

export const deleteConfirmations = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
};
