import { type Earned, earnedOnCompletion } from '../payments/commission.ts';
import { depositCents } from './price.ts';

/** What a tour brings its guide, in fen. */
export interface TourEarnings extends Earned {
  /** Paid online, with the fee in it. */
  depositCents: number;
  /** Paid to the guide in person. */
  cashCents: number;
  /** In person and online together. */
  earnedCents: number;
}

/** Of a tour of this price that is completed without an extension (docs/product/money.md, "Commission"). */
export const tourEarnings = (totalCents: number): TourEarnings => {
  const onlineCents = depositCents(totalCents);
  const earned = earnedOnCompletion({ totalCents, extensionCents: 0, onlineCents });
  const cashCents = totalCents - onlineCents;
  return {
    ...earned,
    depositCents: onlineCents,
    cashCents,
    earnedCents: cashCents + earned.guideCents,
  };
};
