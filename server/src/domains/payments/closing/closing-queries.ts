import { maskAccountNumber } from '@tomoguide/contract/payments/withdrawal';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { earnings, payments, payoutAccounts, refunds, withdrawals } from '../tables.ts';
import { findTaxNumber } from '../taxes/tax-queries.ts';
import { presentPayoutAccount, presentWithdrawal } from '../withdrawal/present-withdrawal.ts';
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

/** Masks the account numbers of a user's withdrawals permanently. */
export const maskPayoutNumbers = async (tx: Tx, userId: UserId): Promise<void> => {
  const { payoutNumber } = withdrawals;
  const isOwn = eq(withdrawals.userId, userId);
  const rows = await tx.selectDistinct({ number: payoutNumber }).from(withdrawals).where(isOwn);
  for (const { number } of rows)
    await tx
      .update(withdrawals)
      .set({ payoutNumber: maskAccountNumber(number) })
      .where(and(isOwn, eq(payoutNumber, number)));
};

/**
 * Returns a user's payments, refunds, earnings, withdrawals and payout accounts, newest first. Masks
 * account numbers, as the pages do.
 */
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
  withdrawals: (
    await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.userId, userId))
      .orderBy(desc(withdrawals.id))
  ).map(presentWithdrawal),
  'tax-number': await findTaxNumber(db, userId),
  'payout-accounts': (await listPayoutAccounts(db, userId)).map(presentPayoutAccount),
});
