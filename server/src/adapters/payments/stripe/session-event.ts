import type Stripe from 'stripe';
import type { ProviderEvent } from '../provider.ts';
import { idOf } from './id-of.ts';

/** Converts a session to our event; null if it is not about our money. */
export const sessionEvent = (
  eventId: string,
  type: ProviderEvent['type'],
  session: Stripe.Checkout.Session,
): ProviderEvent | null => {
  // A completed session may still wait for its money; another event reports its arrival.
  if (type === 'succeeded' && session.payment_status !== 'paid') return null;
  if (!session.client_reference_id) return null;
  return {
    eventId,
    type,
    key: session.client_reference_id,
    chargeId: idOf(session.payment_intent),
    amountCents: type === 'succeeded' ? (session.amount_total ?? 0) : 0,
  };
};
