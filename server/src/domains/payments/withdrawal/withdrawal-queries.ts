import type { GuideId, PayoutAccountId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createKeyQueries } from '../../../database/by-key.ts';
import { isAfter, isBefore } from '../../../database/conditions.ts';
import type { Executor } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { countWaiting } from '../../../database/sums.ts';
import type { Waiting } from '../../../database/waiting.ts';
import {
  type PayoutAccountRow,
  payoutAccounts,
  type WithdrawalRow,
  withdrawals,
} from '../tables.ts';

export interface Part {
  cursor?: number | undefined;
  limit: number;
}

export const WAITING = ['requested', 'approved'] as const;

/** Returns a user's withdrawals before the cursor, newest first. */
export const listWithdrawals = (
  db: Executor,
  userId: UserId,
  { cursor, limit }: Part,
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), isBefore(withdrawals.id, cursor)))
    .orderBy(desc(withdrawals.id))
    .limit(limit);

const ENDED = ['paid', 'rejected'] as const;

/**
 * Returns a guide's earnings in requested and paid withdrawals; excludes rejected withdrawals, whose money
 * has returned to its source.
 */
export const sumWithdrawnEarnings = async (
  db: Executor,
  userId: UserId,
  guideId: GuideId,
): Promise<{ payingOutCents: number; paidOutCents: number }> => {
  const sumEarnings = (statuses: readonly WithdrawalRow['status'][]) =>
    sql<number>`coalesce(sum(${withdrawals.earningsCents})
      filter (where ${inArray(withdrawals.status, statuses)}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ payingOutCents: sumEarnings(WAITING), paidOutCents: sumEarnings(['paid']) })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.guideId, guideId)));
  return row ?? { payingOutCents: 0, paidOutCents: 0 };
};

/** Returns withdrawals: waiting ones oldest first, or ended ones newest first. */
export const staffWithdrawals = (
  db: Executor,
  { show, cursor, limit }: Part & { show: 'waiting' | 'ended' },
): Promise<WithdrawalRow[]> => {
  const { id, status } = withdrawals;
  const [which, order] =
    show === 'waiting'
      ? [and(inArray(status, WAITING), isAfter(id, cursor)), asc(id)]
      : [and(inArray(status, ENDED), isBefore(id, cursor)), desc(id)];
  return db.select().from(withdrawals).where(which).orderBy(order).limit(limit);
};

export const countWaitingWithdrawals = (db: Executor): Promise<Waiting> =>
  countWaiting(db, withdrawals.requestedAt, inArray(withdrawals.status, WAITING));

export const {
  find: withdrawalById,
  lock: lockWithdrawal,
  insert: insertWithdrawal,
  update: updateWithdrawal,
} = createKeyQueries(withdrawals, 'id');

export const listPayoutAccounts = (db: Executor, userId: UserId): Promise<PayoutAccountRow[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId))
    .orderBy(payoutAccounts.id);

const isOwnAccount = (userId: UserId, id: PayoutAccountId) =>
  and(eq(payoutAccounts.id, id), eq(payoutAccounts.userId, userId));

/** Returns a payout account of the user; null if the user has no such account. */
export const findPayoutAccount = (
  db: Executor,
  userId: UserId,
  id: PayoutAccountId,
): Promise<PayoutAccountRow | null> =>
  firstRow(db.select().from(payoutAccounts).where(isOwnAccount(userId, id)));

export const { insert: insertPayoutAccount } = createKeyQueries(payoutAccounts, 'id');

/** Deletes a payout account; returns false if the user has no such account. */
export const deletePayoutAccount = async (
  db: Executor,
  userId: UserId,
  id: PayoutAccountId,
): Promise<boolean> => {
  const { rowCount } = await db.delete(payoutAccounts).where(isOwnAccount(userId, id));
  return rowCount === 1;
};

/** Returns true if two users have the same payout account. */
export const sharePayoutAccount = async (
  db: Executor,
  [one, other]: readonly [UserId, UserId],
): Promise<boolean> => {
  const theirs = alias(payoutAccounts, 'theirs');
  const rows = await db
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .innerJoin(
      theirs,
      and(
        eq(theirs.kind, payoutAccounts.kind),
        eq(theirs.bank, payoutAccounts.bank),
        eq(theirs.number, payoutAccounts.number),
      ),
    )
    .where(and(eq(payoutAccounts.userId, one), eq(theirs.userId, other)))
    .limit(1);
  return rows.length > 0;
};
