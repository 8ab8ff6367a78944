import type { GuideId, UserId, WithdrawalId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
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

/** A cursor can be larger than any id. */
const asBigint = (cursor: number) => sql`${cursor}::bigint`;

/** A user's withdrawals before the cursor, newest first. */
export const withdrawalsOf = (
  db: Executor,
  userId: UserId,
  { cursor, limit }: Part,
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        cursor === undefined ? undefined : lt(withdrawals.id, asBigint(cursor)),
      ),
    )
    .orderBy(desc(withdrawals.id))
    .limit(limit);

const ENDED = ['paid', 'rejected'] as const;

/** A guide's earnings in withdrawals, requested and paid; rejected ones have returned to their source. */
export const withdrawnEarnings = async (
  db: Executor,
  userId: UserId,
  guideId: GuideId,
): Promise<{ payingOutCents: number; paidOutCents: number }> => {
  const sumOf = (statuses: readonly WithdrawalRow['status'][]) =>
    sql<number>`coalesce(sum(${withdrawals.earningsCents})
      filter (where ${inArray(withdrawals.status, statuses)}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ payingOutCents: sumOf(WAITING), paidOutCents: sumOf(['paid']) })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.guideId, guideId)));
  return row ?? { payingOutCents: 0, paidOutCents: 0 };
};

/** Waiting withdrawals, oldest first; or ended ones, newest first. */
export const staffWithdrawals = (
  db: Executor,
  { show, cursor, limit }: Part & { show: 'waiting' | 'ended' },
): Promise<WithdrawalRow[]> => {
  const isWaiting = show === 'waiting';
  const after = isWaiting ? gt : lt;
  return db
    .select()
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.status, isWaiting ? WAITING : ENDED),
        cursor === undefined ? undefined : after(withdrawals.id, asBigint(cursor)),
      ),
    )
    .orderBy(isWaiting ? asc(withdrawals.id) : desc(withdrawals.id))
    .limit(limit);
};

/** The number of waiting withdrawals, and since when the oldest waits. */
export const waitingWithdrawals = async (
  db: Executor,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> => {
  const waits = inArray(withdrawals.status, WAITING);
  const [oldest] = await db
    .select({ at: withdrawals.requestedAt })
    .from(withdrawals)
    .where(waits)
    .orderBy(asc(withdrawals.id))
    .limit(1);
  return { waiting: await db.$count(withdrawals, waits), oldestAt: oldest?.at ?? null };
};

export const withdrawalById = async (
  db: Executor,
  id: WithdrawalId,
): Promise<WithdrawalRow | null> => {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row ?? null;
};

export const lockWithdrawal = async (tx: Tx, id: WithdrawalId): Promise<WithdrawalRow | null> => {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row ?? null;
};

export const payoutAccountsOf = (db: Executor, userId: UserId): Promise<PayoutAccountRow[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId))
    .orderBy(payoutAccounts.id);
