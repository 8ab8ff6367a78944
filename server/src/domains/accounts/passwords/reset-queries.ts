import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { passwordResets } from '../tables.ts';

/** Counts the reset links sent to a user since an instant. */
export const countResets = (
  db: Executor,
  userId: UserId,
  since: Temporal.Instant,
): Promise<number> =>
  db.$count(
    passwordResets,
    and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)),
  );

export const insertReset = async (
  tx: Tx,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> => {
  await tx.insert(passwordResets).values(reset);
};

const openReset = (tokenHash: string, now: Temporal.Instant) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

export const isResetOpen = async (
  db: Executor,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<boolean> => (await db.$count(passwordResets, openReset(tokenHash, now))) > 0;

/**
 * Marks a reset link as used and returns its owner's ID; null if it is invalid or already used. Of two
 * concurrent calls, only one gets the ID.
 */
export const consumeReset = async (
  tx: Tx,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<UserId | null> => {
  const row = await firstRow(
    tx
      .delete(passwordResets)
      .where(openReset(tokenHash, now))
      .returning({ userId: passwordResets.userId }),
  );
  return row?.userId ?? null;
};

export const deletePasswordResets = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
};
