import { calculateCompletionEarnings, type Earned } from '../payments/commission.ts';
import { calculateDepositCents } from './price.ts';

/** A guide's earnings from a completed tour, in fen. */
export interface TourEarnings extends Earned {
  /**
   * Everything that the traveler pays: the commission, the guide's share of the online payments, and the
   * cash.
   */
  priceCents: number;
  /** The part paid to the guide in person. */
  cashCents: number;
  /** What the guide earns: the cash and their share of the online payments. */
  earnedCents: number;
}

interface Tour {
  totalCents: number;
  depositCents: number;
  /** Fees for extensions in effect, paid online. */
  extensionCents: number;
}

/** Computes the earnings by the settlement rule (docs/product/money.md, "Commission"). */
export const calculateTourEarnings = (tour: Tour): TourEarnings => {
  const { totalCents, extensionCents } = tour;
  const earned = calculateCompletionEarnings({
    totalCents,
    extensionCents,
    onlineCents: tour.depositCents + extensionCents,
  });
  const cashCents = totalCents - tour.depositCents;
  return {
    ...earned,
    priceCents: totalCents + extensionCents,
    cashCents,
    earnedCents: cashCents + earned.guideCents,
  };
};

/** Computes the earnings from a tour at this price, with the current deposit percentage and no extension. */
export const calculateEarningsAtPrice = (totalCents: number): TourEarnings =>
  calculateTourEarnings({
    totalCents,
    depositCents: calculateDepositCents(totalCents),
    extensionCents: 0,
  });
