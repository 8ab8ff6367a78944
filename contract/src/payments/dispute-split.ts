import { earnedOnCancellation, earnedOnCompletion } from './commission.ts';
import type { RefundParts } from './policy.ts';

/** How a dispute can end: the tour took place, or it counts as cancelled. */
export const DISPUTE_OUTCOMES = ['completed', 'cancelled'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/**
 * What becomes of the online money of a disputed booking (docs/product/money.md, "Disputed money"):
 * the refund as decided, from 0 to all of it; of the rest commission as for a completed tour, at most
 * the rest, or as of any cancellation. The parts sum to `onlineCents`. Fen.
 */
export const disputeSplit = (
  outcome: DisputeOutcome,
  money: {
    refundCents: number;
    /** Paid online, without a fee that not both had confirmed. */
    onlineCents: number;
    totalCents: number;
    extensionCents: number;
    /** Of what a cancellation keeps, by the booking's own policy. */
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
