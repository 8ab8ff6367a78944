import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockEarnings, updateEarnings } from '../earnings/earnings-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { lockUnacknowledged, lockUnanswered, updateRefund } from '../refunds/refund-queries.ts';
import type { ChargebackRow } from '../tables.ts';
import {
  getRemainingCents,
  lockLost,
  sumEarnedFrom,
  updateChargeback,
} from './chargeback-queries.ts';

/**
 * Cancels unsent refunds, because the payer gets that money from the bank. For a refund that got no
 * response, the provider is queried first, because it may be in progress.
 */
const coverFromRefunds = async (
  tx: Tx,
  deps: Deps,
  lost: ChargebackRow,
): Promise<ChargebackRow> => {
  const now = deps.clock.now();
  let row = lost;
  for (const { id, amountCents, askedAt } of await lockUnacknowledged(tx, row.attemptId)) {
    if (askedAt !== null || amountCents > getRemainingCents(row)) continue;
    const coverings = row.coverings + 1;
    await updateRefund(tx, id, { status: 'arrived', coveredBy: row.id, answeredAt: now });
    await post(tx, {
      kind: 'chargeback_covered',
      ref: `chargeback:${row.id}:refund_covered:${id}:${coverings}`,
      bookingId: row.bookingId,
      at: now,
      entries: transfer(getPlatformAccount('refunds'), getPlatformAccount('loss'), amountCents),
    });
    const refundCents = row.refundCents + amountCents;
    row = await updateChargeback(tx, row, { refundCents, coverings });
  }
  return row;
};

/**
 * Returns the amount that earnings must cover: at most their part of this charge, minus refunds in
 * progress. If such a refund is rejected, its money is taken from the wallet; if it arrives, this function
 * runs again.
 */
const getDueFromEarnings = async (tx: Tx, row: ChargebackRow): Promise<number> => {
  const underWay = await lockUnanswered(tx, row.attemptId);
  const refundCents = underWay.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.min(Math.max(0, getRemainingCents(row) - refundCents), await sumEarnedFrom(tx, row));
};

/**
 * Takes the commission first, then the guide's pending earnings, but never earnings that can already be
 * withdrawn.
 */
const coverFromEarnings = async (tx: Tx, deps: Deps, row: ChargebackRow): Promise<void> => {
  const { bookingId } = row;
  const left = await getDueFromEarnings(tx, row);
  if (left === 0) return;
  const earned = await lockEarnings(tx, bookingId);
  if (!earned || earned.releasedAt) return;
  const commissionCents = Math.min(left, earned.commissionCents);
  const guideCents = Math.min(left - commissionCents, earned.amountCents);
  if (commissionCents + guideCents === 0) return;
  await updateEarnings(tx, bookingId, {
    commissionCents: earned.commissionCents - commissionCents,
    amountCents: earned.amountCents - guideCents,
  });
  const coverings = row.coverings + 1;
  await post(tx, {
    kind: 'chargeback_covered',
    ref: `chargeback:${row.id}:covered:${coverings}`,
    bookingId,
    at: deps.clock.now(),
    earnings: { guideId: earned.guideId },
    entries: [
      { account: getPlatformAccount('commission'), amountCents: -commissionCents },
      { account: getOwnedAccount('earnings_pending', earned.guideId), amountCents: -guideCents },
      { account: getPlatformAccount('loss'), amountCents: commissionCents + guideCents },
    ],
  });
  await updateChargeback(tx, row, {
    commissionCents: row.commissionCents + commissionCents,
    guideCents: row.guideCents + guideCents,
    coverings,
  });
};

/**
 * Covers lost chargebacks of a booking with those of its funds that were not paid out yet
 * (docs/product/money.md, "Chargebacks"); the platform bears the rest. Called whenever there may be such
 * funds: after a chargeback is lost, after the booking's held money is split, and after the result of a
 * refund is known.
 */
export const coverLosses = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const rows: ChargebackRow[] = [];
  for (const row of await lockLost(tx, bookingId)) rows.push(await coverFromRefunds(tx, deps, row));
  for (const row of rows) await coverFromEarnings(tx, deps, row);
};
