import { randomUUID } from 'node:crypto';

/** A chargeback, in Stripe's terms and format. */
interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: 'cny';
  charge: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
  is_charge_refundable: boolean;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean };
  /** Amounts in the currency of the account, with Stripe's fee listed separately. */
  balance_transactions: { object: 'balance_transaction'; amount: number; currency: 'jpy' }[];
}

type EventName = 'created' | 'updated' | 'funds_withdrawn' | 'funds_reinstated' | 'closed';

/** Returns an event as Stripe sends it, with the state of the object at that time. */
const getEvent = (dispute: Dispute, name: EventName) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: `charge.dispute.${name}`,
  data: { object: structuredClone(dispute) },
});

/** Creates the disputes of the fake Stripe; each step returns its events. */
export const stripeDisputes = () => {
  const disputes: Dispute[] = [];
  const find = (id: string): Dispute => {
    const dispute = disputes.find((one) => one.id === id);
    if (!dispute) throw new Error(`there is no dispute ${id}`);
    return dispute;
  };
  const move = (dispute: Dispute, amount: number): void => {
    dispute.balance_transactions.push({ object: 'balance_transaction', amount, currency: 'jpy' });
  };

  return {
    /** Returns true if Stripe rejects refunds of this payment. */
    isDisputed: (intent: string): boolean =>
      disputes.some((one) => one.payment_intent === intent && !one.is_charge_refundable),
    /** Opens a dispute as a bank does, and withdraws the money, except for an inquiry. */
    open: (intent: string, amount: number, { inquiry = false } = {}) => {
      const dispute: Dispute = {
        id: `dp_${randomUUID()}`,
        object: 'dispute',
        amount,
        currency: 'cny',
        charge: `ch_${randomUUID()}`,
        payment_intent: intent,
        reason: 'fraudulent',
        status: inquiry ? 'warning_needs_response' : 'needs_response',
        is_charge_refundable: inquiry,
        evidence_details: { due_by: 1_778_803_199, has_evidence: false, past_due: false },
        balance_transactions: [],
      };
      disputes.push(dispute);
      const created = getEvent(dispute, 'created');
      if (!inquiry) move(dispute, -amount * 20);
      return { id: dispute.id, created, withdrawn: getEvent(dispute, 'funds_withdrawn') };
    },
    win: (id: string) => {
      const dispute = find(id);
      const isInquiry = dispute.status === 'warning_needs_response';
      dispute.status = isInquiry ? 'warning_closed' : 'won';
      dispute.is_charge_refundable = true;
      const closed = getEvent(dispute, 'closed');
      if (!isInquiry) move(dispute, dispute.amount * 20);
      return { closed, reinstated: getEvent(dispute, 'funds_reinstated') };
    },
    lose: (id: string) => {
      const dispute = find(id);
      dispute.status = 'lost';
      return { closed: getEvent(dispute, 'closed') };
    },
    /** Reverses the bank's decision: returns the money of a lost dispute, in full or this much of it. */
    reinstate: (id: string, amount = find(id).amount) => {
      const dispute = find(id);
      move(dispute, amount * 20);
      return getEvent(dispute, 'funds_reinstated');
    },
  };
};
