import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { earnings, payments, payoutAccounts, refunds, withdrawals } from '../tables.ts';
import { listPayoutAccounts, WAITING } from '../withdrawal/withdrawal-queries.ts';

export interface PayeeIds {
  userId: UserId;
  guideId: GuideId | null;
}

/** Counts a user's pending withdrawals and refunds. */
export const countPending = async (db: Executor, userId: UserId) => ({
  withdrawals: await db.$count(
    withdrawals,
    and(eq(withdrawals.userId, userId), inArray(withdrawals.status, WAITING)),
  ),
  refunds: await db.$count(refunds, and(eq(refunds.userId, userId), eq(refunds.status, 'sent'))),
});

export const deletePayoutAccounts = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.userId, userId));
};

/** Returns a user's payments, refunds, earnings, withdrawals and payout accounts, newest first. */
export const loadExportedMoney = async (
  db: Executor,
  { userId, guideId }: PayeeIds,
): Promise<Record<string, unknown>> => ({
  payments: await db
    .select({
      id: payments.id,
      bookingId: payments.bookingId,
      kind: payments.kind,
      status: payments.status,
      amountCents: payments.amountCents,
      walletCents: payments.walletCents,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.id)),
  refunds: await db
    .select({
      id: refunds.id,
      bookingId: refunds.bookingId,
      amountCents: refunds.amountCents,
      destination: refunds.destination,
      status: refunds.status,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(eq(refunds.userId, userId))
    .orderBy(desc(refunds.id)),
  earnings:
    guideId === null
      ? []
      : await db
          .select()
          .from(earnings)
          .where(eq(earnings.guideId, guideId))
          .orderBy(desc(earnings.bookingId)),
  withdrawals: await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.id)),
  'payout-accounts': await listPayoutAccounts(db, userId),
});
