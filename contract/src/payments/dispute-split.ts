import type { RefundParts } from './cancellation-policy.ts';
import { earnedOnCancellation, earnedOnCompletion } from './commission.ts';

/** The outcomes of a dispute: the tour took place, or it counts as cancelled. */
export const DISPUTE_OUTCOMES = ['completed', 'cancelled'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/**
 * Splits the online money of a disputed booking (docs/product/money.md, "Disputed money"): the decided
 * refund, from 0 to all of it, and the remainder, with commission as for a completed tour (limited to the
 * remainder) or as for a cancellation. The parts add up to `onlineCents`. In fen.
 */
export const disputeSplit = (
  outcome: DisputeOutcome,
  money: {
    refundCents: number;
    /** Paid online, without a fee that was not confirmed by both sides. */
    onlineCents: number;
    totalCents: number;
    extensionCents: number;
    /** Commission on the money retained from a cancellation, by the booking's own policy. */
    commissionPercent: number;
  },
): RefundParts => {
  const { refundCents } = money;
  const restCents = money.onlineCents - refundCents;
  const earned =
    outcome === 'completed'
      ? earnedOnCompletion({ ...money, onlineCents: restCents })
      : earnedOnCancellation(restCents, money.commissionPercent);
  return { refundCents, ...earned };
};
