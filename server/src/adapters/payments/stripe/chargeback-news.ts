import type Stripe from 'stripe';
import type { ChargebackNews } from '../provider.ts';
import { getId } from './get-id.ts';

const PREFIX = 'charge.dispute.';

/** An inquiry that is closed without a withdrawal of money counts as won. */
const OUTCOMES: Readonly<Record<string, ChargebackNews['outcome']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/**
 * The share from which the money counts as returned completely. It is less than 1, because the exchange
 * rates can differ.
 */
const WHOLE = 0.95;

/**
 * Returns how much was returned, in fen. It is computed from the ratio of the amounts in the account's
 * currency.
 */
const calculateReturnedAmount = (
  dispute: Stripe.Dispute,
  isReturned: boolean,
  isWon: boolean,
): number => {
  const amounts = (dispute.balance_transactions ?? []).map(({ amount }) => amount);
  const back = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const taken = amounts.reduce((sum, amount) => sum + Math.max(-amount, 0), 0);
  if (back === 0) return isReturned ? dispute.amount : 0;
  if (isWon || back >= taken * WHOLE) return dispute.amount;
  return Math.floor((dispute.amount * back) / taken);
};

/**
 * Converts Stripe's event about a chargeback (a dispute in Stripe's terms); null for other events. Each
 * event contains the full history of the dispute, so that later events make up for lost ones. The amounts
 * of its transactions are in the account's currency, so only their signs and ratios are used.
 */
export const toChargebackReport = (event: Stripe.Event): ChargebackNews | null => {
  if (!event.type.startsWith(PREFIX)) return null;
  const dispute = event.data.object as Stripe.Dispute;
  const chargeId = getId(dispute.payment_intent);
  if (chargeId === null) return null;
  const outcome = OUTCOMES[dispute.status] ?? null;
  const moved = dispute.balance_transactions ?? [];
  return {
    eventId: event.id,
    chargebackId: dispute.id,
    chargeId,
    amountCents: dispute.amount,
    reason: dispute.reason,
    answerBy: dispute.evidence_details?.due_by ?? null,
    isTaken: event.type === `${PREFIX}funds_withdrawn` || moved.some(({ amount }) => amount < 0),
    returnedCents: calculateReturnedAmount(
      dispute,
      event.type === `${PREFIX}funds_reinstated`,
      outcome === 'won',
    ),
    outcome,
  };
};
