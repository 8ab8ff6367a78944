import type { RefundDestination } from '@tomoguide/contract/payments/methods';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { attemptById } from '../paying/attempt-queries.ts';
import type { PaymentRow } from '../tables.ts';
import { getWalletTotal } from '../wallet/wallet-parts.ts';
import { refundCharge, refundToWallet } from './decide-refund.ts';
import { getSpentFromWallet, sumRefunded } from './refund-queries.ts';

/** Refunds part of a paid payment: first what came from the wallet, then the rest to the charge. */
const refundPayment = async (
  tx: Tx,
  deps: Deps,
  { payment, amountCents, reason }: { payment: PaymentRow; amountCents: number; reason: string },
): Promise<void> => {
  const toWallet = Math.min(amountCents, getWalletTotal(await getSpentFromWallet(tx, payment)));
  const toCharge = amountCents - toWallet;
  await refundToWallet(tx, deps, { payment, amountCents: toWallet, reason });
  if (toCharge === 0) return;
  const attempt = payment.attemptId === null ? null : await attemptById(tx, payment.attemptId);
  if (!attempt) throw new Error(`payment ${payment.id} has no charge to refund`);
  await refundCharge(tx, deps, { payment, attempt, amountCents: toCharge, reason });
};

/**
 * Refunds part of the total of several payments, starting with the first; refunds at most what each payment
 * received and did not refund earlier.
 */
export const refundPayments = async (
  tx: Tx,
  deps: Deps,
  refund: { payments: readonly PaymentRow[]; amountCents: number; reason: string },
): Promise<void> => {
  let left = refund.amountCents;
  for (const payment of refund.payments) {
    if (left === 0) break;
    const refundableCents = payment.amountCents - (await sumRefunded(tx, [payment.id]));
    const amountCents = Math.min(left, refundableCents);
    if (amountCents === 0) continue;
    await refundPayment(tx, deps, { payment, amountCents, reason: refund.reason });
    left -= amountCents;
  }
  if (left > 0) throw new Error(`${left} fen more to give back than was paid`);
};

/** A part of a refund, with where it goes. */
export interface RefundPart {
  destination: RefundDestination;
  amountCents: number;
}

/** Returns the parts into which `refundPayments` would split a refund, without refunding anything. */
export const planRefund = async (
  db: Executor,
  refundable: readonly PaymentRow[],
  amountCents: number,
): Promise<RefundPart[]> => {
  const sums = new Map<RefundDestination, number>();
  const add = (destination: RefundDestination, cents: number) =>
    sums.set(destination, (sums.get(destination) ?? 0) + cents);
  let left = amountCents;
  for (const payment of refundable) {
    const cents = Math.min(left, payment.amountCents - (await sumRefunded(db, [payment.id])));
    const toWallet = Math.min(cents, getWalletTotal(await getSpentFromWallet(db, payment)));
    add('wallet', toWallet);
    add(payment.method ?? 'wallet', cents - toWallet);
    left -= cents;
  }
  const parts = [...sums].map(([destination, cents]) => ({ destination, amountCents: cents }));
  return parts.filter((part) => part.amountCents > 0);
};
