import type Stripe from 'stripe';
import type { ProviderEvent } from '../provider.ts';
import { getId } from './get-id.ts';

/** Converts a Stripe session to an event; null if this site did not create it. */
export const toSessionEvent = (
  eventId: string,
  type: ProviderEvent['type'],
  session: Stripe.Checkout.Session,
): ProviderEvent | null => {
  // A completed session may still be unpaid. Another event reports the payment.
  if (type === 'succeeded' && session.payment_status !== 'paid') return null;
  if (!session.client_reference_id) return null;
  return {
    eventId,
    type,
    key: session.client_reference_id,
    chargeId: getId(session.payment_intent),
    amountCents: type === 'succeeded' ? (session.amount_total ?? 0) : 0,
  };
};
