import type Stripe from 'stripe';
import type { ChargebackNews } from '../provider.ts';
import { idOf } from './id-of.ts';

const PREFIX = 'charge.dispute.';

/** A bank's question that ended without the money being taken, or was settled before, counts as won. */
const OUTCOMES: Readonly<Record<string, ChargebackNews['outcome']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** Both ways of the money may have been exchanged at another day's rate. */
const WHOLE = 0.95;

/** What of the money has come back, in fen: the same share of it as of what was taken. */
const cameBack = (dispute: Stripe.Dispute, isTold: boolean, isWon: boolean): number => {
  const amounts = (dispute.balance_transactions ?? []).map(({ amount }) => amount);
  const back = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const taken = amounts.reduce((sum, amount) => sum + Math.max(-amount, 0), 0);
  if (back === 0) return isTold ? dispute.amount : 0;
  if (isWon || back >= taken * WHOLE) return dispute.amount;
  return Math.floor((dispute.amount * back) / taken);
};

/**
 * Stripe's news of a chargeback, which it calls a dispute, in our words; null where it is none. The
 * object tells all that has happened by then, so news that were lost are made up for by later ones; its
 * transactions are in the account's currency, so only their direction is read, and their proportion.
 */
export const chargebackNews = (event: Stripe.Event): ChargebackNews | null => {
  if (!event.type.startsWith(PREFIX)) return null;
  const dispute = event.data.object as Stripe.Dispute;
  const chargeId = idOf(dispute.payment_intent);
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
    returnedCents: cameBack(dispute, event.type === `${PREFIX}funds_reinstated`, outcome === 'won'),
    outcome,
  };
};
