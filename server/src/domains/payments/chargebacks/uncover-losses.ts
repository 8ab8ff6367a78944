import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockEarnings, updateEarnings } from '../earnings/earnings-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { lockCovered, updateRefund } from '../refunds/refund-queries.ts';
import { SEND_REFUND } from '../refunds/send-refund.ts';
import type { ChargebackRow } from '../tables.ts';
import { getRemainingCents, lockLost, updateChargeback } from './chargeback-queries.ts';

/**
 * Returns money to the earnings that covered a loss, up to the given maximum: to the guide's share before
 * the commission. The guide's share becomes pending or withdrawable like the rest of the earnings.
 */
const uncoverEarnings = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  atMostCents: number,
): Promise<ChargebackRow> => {
  const { bookingId } = row;
  const guideCents = Math.min(row.guideCents, atMostCents);
  const commissionCents = Math.min(row.commissionCents, atMostCents - guideCents);
  if (commissionCents + guideCents === 0) return row;
  const earned = await lockEarnings(tx, bookingId);
  if (!earned) throw new Error(`booking ${bookingId} lost the earnings that covered its loss`);
  await updateEarnings(tx, bookingId, {
    commissionCents: earned.commissionCents + commissionCents,
    amountCents: earned.amountCents + guideCents,
  });
  const to = earned.releasedAt ? 'earnings_withdrawable' : 'earnings_pending';
  const coverings = row.coverings + 1;
  await post(tx, {
    kind: 'chargeback_uncovered',
    ref: `chargeback:${row.id}:uncovered:${coverings}`,
    bookingId,
    at: deps.clock.now(),
    earnings: { guideId: earned.guideId },
    entries: [
      { account: getPlatformAccount('loss'), amountCents: -(commissionCents + guideCents) },
      { account: getPlatformAccount('commission'), amountCents: commissionCents },
      { account: getOwnedAccount(to, earned.guideId), amountCents: guideCents },
    ],
  });
  return updateChargeback(tx, row, {
    commissionCents: row.commissionCents - commissionCents,
    guideCents: row.guideCents - guideCents,
    coverings,
  });
};

/**
 * Undoes the covering of losses from a booking's split money. Called before that money returns to `held`;
 * the losses are covered again after the next split.
 */
export const uncoverSettlement = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
): Promise<void> => {
  for (const row of await lockLost(tx, bookingId))
    await uncoverEarnings(tx, deps, row, row.amountCents);
};

/** Sends the refunds that were cancelled because the bank paid, up to the amount that the bank has returned. */
const uncoverRefunds = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  atLeastCents: number,
): Promise<ChargebackRow> => {
  const now = deps.clock.now();
  let { refundCents, coverings } = row;
  for (const { id, amountCents } of await lockCovered(tx, row)) {
    if (row.refundCents - refundCents >= atLeastCents) break;
    refundCents -= amountCents;
    coverings += 1;
    await updateRefund(tx, id, { status: 'sent', coveredBy: null, answeredAt: null });
    await post(tx, {
      kind: 'chargeback_uncovered',
      ref: `chargeback:${row.id}:refund_uncovered:${id}:${coverings}`,
      bookingId: row.bookingId,
      at: now,
      entries: transfer(getPlatformAccount('loss'), getPlatformAccount('refunds'), amountCents),
    });
    await deps.jobs.schedule(tx, SEND_REFUND, { refundId: id }, now);
  }
  return updateChargeback(tx, row, { refundCents, coverings });
};

/** Returns money that the chargeback took from the payer's wallet, up to the given maximum. */
const returnToWallet = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  atMostCents: number,
): Promise<ChargebackRow> => {
  const amountCents = Math.min(row.walletCents, atMostCents);
  if (amountCents === 0) return row;
  const from =
    row.state === 'open' ? getOwnedAccount('frozen', row.userId) : getPlatformAccount('loss');
  const coverings = row.coverings + 1;
  await post(tx, {
    kind: 'chargeback_returned_to_wallet',
    ref: `chargeback:${row.id}:wallet:${coverings}`,
    bookingId: row.bookingId,
    at: deps.clock.now(),
    entries: transfer(from, getOwnedAccount('wallet', row.userId), amountCents),
  });
  return updateChargeback(tx, row, { walletCents: row.walletCents - amountCents, coverings });
};

/** Returns this amount of what the chargeback held or took, in the reverse order of covering. */
const uncover = async (
  tx: Tx,
  deps: Deps,
  lost: ChargebackRow,
  cents: number,
): Promise<ChargebackRow> => {
  const centsLeft = (row: ChargebackRow): number =>
    cents - (getRemainingCents(row) - getRemainingCents(lost));
  const earned = await uncoverEarnings(tx, deps, lost, cents);
  const row = await returnToWallet(tx, deps, earned, centsLeft(earned));
  return centsLeft(row) > 0 ? uncoverRefunds(tx, deps, row, centsLeft(row)) : row;
};

/** Undoes the effects of a chargeback that was won: returns everything that it held or took. */
export const undoChargeback = (tx: Tx, deps: Deps, row: ChargebackRow): Promise<ChargebackRow> =>
  uncover(tx, deps, row, row.amountCents);

/**
 * Reduces what covers the loss to the amount that the bank has not returned. Called after a partial return.
 */
export const uncoverExcess = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
): Promise<ChargebackRow> =>
  getRemainingCents(row) < 0 ? uncover(tx, deps, row, -getRemainingCents(row)) : row;
