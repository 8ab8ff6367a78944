import { type Earned, earnedOnCompletion } from '../payments/commission.ts';
import { depositCents } from './price.ts';

/** A guide's earnings from a completed tour, in fen. */
export interface TourEarnings extends Earned {
  /** Everything the traveler pays: commission, online share and cash. */
  priceCents: number;
  /** Paid to the guide in person. */
  cashCents: number;
  /** The sum of the payment in person and the guide's online share. */
  earnedCents: number;
}

interface Tour {
  totalCents: number;
  depositCents: number;
  /** Fees of effective extensions, paid online. */
  extensionCents: number;
}

/** Computes the earnings by the settlement rule (docs/product/money.md, "Commission"). */
export const tourEarnings = (tour: Tour): TourEarnings => {
  const { totalCents, extensionCents } = tour;
  const earned = earnedOnCompletion({
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

/** Computes the earnings of a tour at this price, with the current deposit share and no extension. */
export const earningsAtPrice = (totalCents: number): TourEarnings =>
  tourEarnings({ totalCents, depositCents: depositCents(totalCents), extensionCents: 0 });
