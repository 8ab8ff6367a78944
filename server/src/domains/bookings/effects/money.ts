import type { MoneyEffect } from '@tomoguide/contract/bookings/effects';
import type { CancelKind } from '@tomoguide/contract/bookings/statuses';
import type { RefundParts } from '@tomoguide/contract/payments/cancellation-policy';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import {
  cancelFee,
  endHold,
  markFeeConfirmed,
  openPayment,
  refundDifference,
  reopenSettlement,
  settleCancellation,
  settleCompletion,
} from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';
import { calculateRefundParts } from './refund-parts.ts';
import type { TakenStep } from './taken-step.ts';

/**
 * Splits the held money of a cancelled booking by its policy, or into the `decided` parts. For an unpaid
 * booking, returns the wallet amount. Returns the refund in fen.
 */
export const splitMoney = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  cancelKind: CancelKind,
  now: Temporal.Instant,
  decided?: RefundParts,
): Promise<number> => {
  if (!row.paidAt) return endHold(tx, deps, { bookingId: row.id, reason: cancelKind });
  const parts = decided ?? (await calculateRefundParts(tx, row, cancelKind, now));
  return settleCancellation(tx, deps, {
    bookingId: row.id,
    guideId: row.guideId,
    timeZone: row.timeZone,
    scheduledEnd: row.scheduledEnd,
    reason: cancelKind,
    afterDispute: row.disputedAt !== null,
    ...parts,
  });
};

type MoneyStep = (tx: Tx, deps: Deps, taken: TakenStep) => Promise<number>;

const split: MoneyStep = (tx, deps, { before, after, step, facts }) => {
  if (!after.cancelKind) throw new Error(`booking ${after.id} has no cancelKind to split by`);
  return splitMoney(tx, deps, before, after.cancelKind, step.at, facts.decided);
};

const payOut: MoneyStep = (tx, deps, { before, step, facts }) =>
  settleCompletion(tx, deps, {
    bookingId: before.id,
    guideId: before.guideId,
    timeZone: before.timeZone,
    completedAt: step.at,
    totalCents: before.totalCents,
    refundCents: facts.decided?.refundCents ?? 0,
    afterDispute: before.disputedAt !== null,
  });

/** A higher deposit has been paid before this step. */
const adjustDeposit: MoneyStep = async (tx, deps, { before, after }) => {
  const amountCents = Math.max(before.depositCents - after.depositCents, 0);
  if (amountCents > 0) await refundDifference(tx, deps, { bookingId: after.id, amountCents });
  return amountCents;
};

const openFee: MoneyStep = async (tx, deps, { after }) => {
  if (after.extensionPriceCents === null) throw new Error(`booking ${after.id} has no fee`);
  await openPayment(tx, deps, {
    bookingId: after.id,
    travelerId: after.travelerId,
    kind: 'extension',
    amountCents: after.extensionPriceCents,
    useWallet: false,
  });
  return 0;
};

const secureFee: MoneyStep = async (tx, deps, { before }) => {
  await markFeeConfirmed(tx, deps, before.id);
  return 0;
};

const returnFee: MoneyStep = (tx, deps, { before, step }) =>
  cancelFee(tx, deps, { bookingId: before.id, reason: step.event });

/** Freezes the money until the dispute is decided; a paid extension fee stays held. */
const freeze: MoneyStep = async (tx, deps, { before }) => {
  if (before.status === 'completed') await reopenSettlement(tx, deps, before.id);
  if (before.extension === 'unpaid')
    await cancelFee(tx, deps, { bookingId: before.id, reason: 'open_dispute' });
  return 0;
};

const doNothing: MoneyStep = () => Promise.resolve(0);

const MONEY: Readonly<Record<MoneyEffect, MoneyStep>> = {
  // The deposit is opened with the row of the new booking (checkout/insert-booking.ts).
  open_deposit: doNothing,
  adjust_deposit: adjustDeposit,
  open_fee: openFee,
  secure_fee: secureFee,
  return_fee: returnFee,
  split,
  // The sweep splits the money at the row's `settleAt`.
  split_later: doNothing,
  pay_out: payOut,
  freeze,
};

/** Applies an effect to the money of a locked booking. Returns the amount refunded now, in fen. */
export const applyMoney = async (
  tx: Tx,
  deps: Deps,
  effect: MoneyEffect | undefined,
  taken: TakenStep,
): Promise<number> => (effect ? MONEY[effect](tx, deps, taken) : 0);
