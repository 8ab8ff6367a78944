import type Stripe from 'stripe';
import type { RefundAnswer } from '../provider.ts';

/**
 * Statuses that are final. All others are pending: Stripe is sending the money, or waiting for the traveler
 * or for the site's balance.
 */
const STATUSES: Readonly<Record<string, RefundAnswer['status']>> = {
  succeeded: 'arrived',
  failed: 'refused',
  canceled: 'refused',
};

/** Returns the status of a refund, which is pending until Stripe has completed it. */
export const toRefundAnswer = (refund: Stripe.Refund): RefundAnswer => ({
  status: STATUSES[refund.status ?? ''] ?? 'pending',
  refundId: refund.id,
});
