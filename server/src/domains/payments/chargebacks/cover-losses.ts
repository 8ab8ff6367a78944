import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { type ChargebackRow, earnings, refunds } from '../tables.ts';
import {
  earnedFrom,
  leftOf,
  lockLost,
  lockUnanswered,
  lockUnsent,
  updateChargeback,
} from './chargeback-rows.ts';

/**
 * A refund that was not sent yet need not be: the payer has that money from their bank. One that was sent
 * and not answered may be on its way to them, so the provider is asked for it first.
 */
const coverByRefunds = async (tx: Tx, deps: Deps, lost: ChargebackRow): Promise<ChargebackRow> => {
  const now = deps.clock.now();
  let row = lost;
  for (const { id, amountCents, askedAt } of await lockUnsent(tx, row.attemptId)) {
    if (askedAt !== null || amountCents > leftOf(row)) continue;
    const coverings = row.coverings + 1;
    await tx
      .update(refunds)
      .set({ status: 'arrived', coveredBy: row.id, answeredAt: now })
      .where(eq(refunds.id, id));
    await post(tx, {
      kind: 'chargeback_covered',
      ref: `chargeback:${row.id}:refund_covered:${id}:${coverings}`,
      bookingId: row.bookingId,
      at: now,
      entries: transfer(platform('refunds'), platform('loss'), amountCents),
    });
    const refundCents = row.refundCents + amountCents;
    row = await updateChargeback(tx, row, { refundCents, coverings });
  }
  return row;
};

/**
 * What earnings have to give: never more than they have of this charge, and nothing of what its refunds
 * under way may still bring. Refused, they are taken from the wallet; arrived, it is asked for again.
 */
const dueFromEarnings = async (tx: Tx, row: ChargebackRow): Promise<number> => {
  const underWay = await lockUnanswered(tx, row.attemptId);
  const refundCents = underWay.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.min(Math.max(0, leftOf(row) - refundCents), await earnedFrom(tx, row));
};

/** The commission first, then the guide's earnings; what can be withdrawn by then is the guide's. */
const coverByEarnings = async (tx: Tx, deps: Deps, row: ChargebackRow): Promise<void> => {
  const { bookingId } = row;
  const left = await dueFromEarnings(tx, row);
  if (left === 0) return;
  const [earned] = await tx
    .select()
    .from(earnings)
    .where(and(eq(earnings.bookingId, bookingId), isNull(earnings.releasedAt)))
    .for('update');
  if (!earned) return;
  const commissionCents = Math.min(left, earned.commissionCents);
  const guideCents = Math.min(left - commissionCents, earned.amountCents);
  if (commissionCents + guideCents === 0) return;
  await tx
    .update(earnings)
    .set({
      commissionCents: earned.commissionCents - commissionCents,
      amountCents: earned.amountCents - guideCents,
    })
    .where(eq(earnings.bookingId, bookingId));
  const coverings = row.coverings + 1;
  await post(tx, {
    kind: 'chargeback_covered',
    ref: `chargeback:${row.id}:covered:${coverings}`,
    bookingId,
    at: deps.clock.now(),
    entries: [
      { account: platform('commission'), amountCents: -commissionCents },
      { account: owned('earnings_pending', earned.guideId), amountCents: -guideCents },
      { account: platform('loss'), amountCents: commissionCents + guideCents },
    ],
  });
  await updateChargeback(tx, row, {
    commissionCents: row.commissionCents + commissionCents,
    guideCents: row.guideCents + guideCents,
    coverings,
  });
};

/**
 * What the bank gave back to a booking's payer is covered by what of the booking's money has gone
 * nowhere yet (docs/product/money.md, "Chargebacks"); the platform bears the rest. Called whenever there
 * may be such money: once a chargeback is lost, as soon as the booking parts what it held, and when a refund is answered.
 */
export const coverLosses = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const rows: ChargebackRow[] = [];
  for (const row of await lockLost(tx, bookingId)) rows.push(await coverByRefunds(tx, deps, row));
  for (const row of rows) await coverByEarnings(tx, deps, row);
};
