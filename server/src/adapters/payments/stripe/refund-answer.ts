import type Stripe from 'stripe';
import type { RefundAnswer } from '../provider.ts';

/** Stripe has the money on its way, or waits for the traveler or for our balance. */
const STATUSES: Readonly<Record<string, RefundAnswer['status']>> = {
  succeeded: 'arrived',
  failed: 'refused',
  canceled: 'refused',
};

/** How far a refund is; whatever Stripe has not ended is pending. */
export const refundAnswer = (refund: Stripe.Refund): RefundAnswer => ({
  status: STATUSES[refund.status ?? ''] ?? 'pending',
  refundId: refund.id,
});
