import type { Booking } from '@tomoguide/contract/bookings/entities';
import { earnedOnCompletion } from '@tomoguide/contract/payments/commission';

/** What a tour brings its guide once it is completed, in fen. */
export interface TourEarnings {
  /** What the traveler pays in all. */
  priceCents: number;
  feeCents: number;
  /** Of what was paid online, after the fee. */
  onlineCents: number;
  /** Paid to the guide in person. */
  cashCents: number;
  /** Both together. */
  earnedCents: number;
}

/** By the rule of the settlement: price − fee = online + cash (docs/product/money.md, "Commission"). */
export const earningsOf = ({
  totalCents,
  extensionCents,
  depositCents,
  finalPaymentCents,
}: Pick<
  Booking,
  'totalCents' | 'extensionCents' | 'depositCents' | 'finalPaymentCents'
>): TourEarnings => {
  const { commissionCents, guideCents } = earnedOnCompletion({
    totalCents,
    extensionCents,
    onlineCents: depositCents + extensionCents,
  });
  return {
    priceCents: totalCents + extensionCents,
    feeCents: commissionCents,
    onlineCents: guideCents,
    cashCents: finalPaymentCents,
    earnedCents: guideCents + finalPaymentCents,
  };
};
