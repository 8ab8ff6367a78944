import { calculateRefund } from '@tomoguide/contract/payments/cancellation-policy';
import type { BookingRow } from '../tables.ts';
import { toAgreedFacts } from '../transitions/row-to-facts.ts';

/**
 * Returns two possible refunds of a booking that the traveler cancelled or missed: by the refund tier, and
 * under the emergency rule.
 */
export const claimMoney = (row: BookingRow) => {
  const facts = toAgreedFacts(row);
  const partsFor = (cause: 'traveler' | 'no_show_traveler' | 'emergency') =>
    calculateRefund(row.policy, {
      cause,
      acceptedByGuide: facts.acceptedAt !== null,
      paidAt: row.paidAt,
      start: row.scheduledStart,
      now: row.endedAt ?? row.scheduledStart,
      bounds: facts.bounds,
      freeUntil: facts.freeUntil,
      onlinePaidCents: row.depositCents,
    });
  const tier = partsFor(row.cancelKind === 'no_show_traveler' ? 'no_show_traveler' : 'traveler');
  const emergency = partsFor('emergency');
  return {
    onlinePaidCents: row.depositCents,
    tierRefundCents: tier.refundCents,
    emergencyRefundCents: emergency.refundCents,
    guideCents: emergency.guideCents,
  };
};
