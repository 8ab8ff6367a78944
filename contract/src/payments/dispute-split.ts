import type { RefundParts } from './cancellation-policy.ts';
import { calculateCancellationEarnings, calculateCompletionEarnings } from './commission.ts';

/** The outcomes of a dispute: the tour counts as completed or as cancelled. */
export const DISPUTE_OUTCOMES = ['completed', 'cancelled'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/**
 * Splits the online money of a disputed booking (docs/product/money.md, "Disputed money") into the decided
 * refund and the remainder, on which commission is charged as for a completed tour (limited to the
 * remainder) or as for a cancellation. The parts add up to `onlineCents`. In fen.
 */
export const splitDisputedMoney = (
  outcome: DisputeOutcome,
  money: {
    refundCents: number;
    /** Paid online, excluding a fee for an extension that only one party confirmed. */
    onlineCents: number;
    totalCents: number;
    extensionCents: number;
    /**
     * Percentage of the money retained after a cancellation that is commission, by the booking's own
     * policy.
     */
    commissionPercent: number;
  },
): RefundParts => {
  const { refundCents } = money;
  const restCents = money.onlineCents - refundCents;
  const earned =
    outcome === 'completed'
      ? calculateCompletionEarnings({ ...money, onlineCents: restCents })
      : calculateCancellationEarnings(restCents, money.commissionPercent);
  return { refundCents, ...earned };
};
