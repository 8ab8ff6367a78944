import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { post, transfer } from '../ledger/post.ts';
import { earnings, payments, payoutAccounts, refunds, withdrawals } from '../tables.ts';
import { lockWallet, walletOf } from '../wallet/wallet-parts.ts';

interface Person {
  userId: UserId;
  guideId: GuideId | null;
}

/** The amounts still owed to a user, by kind. */
export const moneyReasons = async (db: Executor, person: Person): Promise<ClosingReason[]> => {
  const { userId, guideId } = person;
  const earned =
    guideId === null
      ? 0
      : (await balanceOf(db, owned('earnings_pending', guideId))) +
        (await balanceOf(db, owned('earnings_withdrawable', guideId)));
  const underWay = await db.$count(
    withdrawals,
    and(eq(withdrawals.userId, userId), inArray(withdrawals.status, ['requested', 'approved'])),
  );
  const refunding = await db.$count(
    refunds,
    and(eq(refunds.userId, userId), eq(refunds.status, 'sent')),
  );
  const reasons: ClosingReason[] = [];
  if (earned > 0) reasons.push('earnings');
  const frozen = await balanceOf(db, owned('frozen', userId));
  if ((await walletOf(db, userId)).refundedCents + frozen > 0) reasons.push('wallet');
  if (underWay > 0) reasons.push('withdrawal');
  if (refunding > 0) reasons.push('refund');
  return reasons;
};

/** Goodwill in a user's wallet, in fen. */
export const goodwillOf = async (db: Executor, userId: UserId): Promise<number> =>
  (await walletOf(db, userId)).goodwillCents;

/** Takes back the goodwill of a closed account and erases its payout accounts. */
export const clearPayee = async (
  tx: Tx,
  deps: Pick<BaseDeps, 'clock'>,
  userId: UserId,
): Promise<void> => {
  const { goodwillCents } = await lockWallet(tx, userId);
  await post(tx, {
    kind: 'goodwill',
    ref: `goodwill:given-up:${userId}`,
    bookingId: null,
    at: deps.clock.now(),
    entries: transfer(owned('wallet_goodwill', userId), platform('goodwill'), goodwillCents),
  });
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.userId, userId));
};

/** The payments, refunds, earnings, withdrawals and payout accounts of a user, newest first. */
export const exportedMoney = async (
  db: Executor,
  { userId, guideId }: Person,
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
  'payout-accounts': await db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId)),
});
