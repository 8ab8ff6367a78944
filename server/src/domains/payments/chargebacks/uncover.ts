import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { SEND_REFUND } from '../refunds/send-refund.ts';
import { type ChargebackRow, earnings, refunds } from '../tables.ts';
import { lockLost, updateChargeback } from './chargeback-rows.ts';

/** What earnings had given for a loss is theirs again, withdrawable where the rest of them is. */
const uncoverEarnings = async (tx: Tx, deps: Deps, row: ChargebackRow): Promise<ChargebackRow> => {
  const { bookingId, commissionCents, guideCents } = row;
  if (commissionCents + guideCents === 0) return row;
  const [earned] = await tx
    .select()
    .from(earnings)
    .where(eq(earnings.bookingId, bookingId))
    .for('update');
  if (!earned) throw new Error(`booking ${bookingId} lost the earnings that covered its loss`);
  await tx
    .update(earnings)
    .set({
      commissionCents: earned.commissionCents + commissionCents,
      amountCents: earned.amountCents + guideCents,
    })
    .where(eq(earnings.bookingId, bookingId));
  const to = earned.releasedAt ? 'earnings_withdrawable' : 'earnings_pending';
  await post(tx, {
    kind: 'chargeback_uncovered',
    ref: `chargeback:${row.id}:uncovered:${row.coverings}`,
    bookingId,
    at: deps.clock.now(),
    entries: [
      { account: platform('loss'), amountCents: -(commissionCents + guideCents) },
      { account: platform('commission'), amountCents: commissionCents },
      { account: owned(to, earned.guideId), amountCents: guideCents },
    ],
  });
  return updateChargeback(tx, row, { commissionCents: 0, guideCents: 0 });
};

/** Before a booking's parted money goes back to `held`: it is covered anew once it is parted again. */
export const uncoverSettlement = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
): Promise<void> => {
  for (const row of await lockLost(tx, bookingId)) await uncoverEarnings(tx, deps, row);
};

/** Refunds that the payer no longer has from their bank are sent after all. */
const uncoverRefunds = async (tx: Tx, deps: Deps, row: ChargebackRow): Promise<ChargebackRow> => {
  const now = deps.clock.now();
  const covered = await tx
    .update(refunds)
    .set({ status: 'sent', coveredBy: null, answeredAt: null })
    .where(and(eq(refunds.bookingId, row.bookingId), eq(refunds.coveredBy, row.id)))
    .returning();
  for (const { id, amountCents } of covered) {
    await post(tx, {
      kind: 'chargeback_uncovered',
      ref: `chargeback:${row.id}:refund_uncovered:${id}`,
      bookingId: row.bookingId,
      at: now,
      entries: transfer(platform('loss'), platform('refunds'), amountCents),
    });
    await deps.jobs.at(tx, SEND_REFUND, { refundId: id }, now);
  }
  return updateChargeback(tx, row, { refundCents: 0 });
};

/** What lay in the payer's wallet goes back there, from where the chargeback had put it. */
const returnToWallet = async (tx: Tx, deps: Deps, row: ChargebackRow): Promise<ChargebackRow> => {
  const from = row.state === 'open' ? owned('frozen', row.userId) : platform('loss');
  await post(tx, {
    kind: 'chargeback_returned_to_wallet',
    ref: `chargeback:${row.id}:wallet`,
    bookingId: row.bookingId,
    at: deps.clock.now(),
    entries: transfer(from, owned('wallet', row.userId), row.walletCents),
  });
  return updateChargeback(tx, row, { walletCents: 0 });
};

/** The payment stands: everything that the chargeback held or took is where it was. */
export const undoChargeback = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
): Promise<ChargebackRow> =>
  returnToWallet(tx, deps, await uncoverRefunds(tx, deps, await uncoverEarnings(tx, deps, row)));
