import { type Earned, earnedOnCompletion } from '../payments/commission.ts';
import { depositCents } from './price.ts';

/** What a tour brings its guide once it is completed, in fen. */
export interface TourEarnings extends Earned {
  /** What the traveler pays in all: commission, online share and cash together. */
  priceCents: number;
  /** Paid to the guide in person. */
  cashCents: number;
  /** In person and online together. */
  earnedCents: number;
}

interface Tour {
  totalCents: number;
  depositCents: number;
  /** Fees of extensions that took effect, paid online. */
  extensionCents: number;
}

/** By the rule of the settlement (docs/product/money.md, "Commission"). */
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

/** Of a tour of this price, with the deposit in force and no extension. */
export const earningsAtPrice = (totalCents: number): TourEarnings =>
  tourEarnings({ totalCents, depositCents: depositCents(totalCents), extensionCents: 0 });
