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

/** What of a booking they follow from. */
export type Amounts = Pick<
  Booking,
  'totalCents' | 'extensionCents' | 'depositCents' | 'finalPaymentCents' | 'extensionAsked'
>;

/** The amounts of a tour that is only asked for: nothing can extend it yet. */
export const amountsOf = (
  request: Omit<Amounts, 'extensionCents' | 'extensionAsked'>,
): Amounts => ({
  totalCents: request.totalCents,
  depositCents: request.depositCents,
  finalPaymentCents: request.finalPaymentCents,
  extensionCents: 0,
  extensionAsked: null,
});

/** The fees of extensions that took effect: one that waits for its answers is nobody's yet. */
const keptFees = ({ extensionCents, extensionAsked }: Amounts): number =>
  extensionCents - (extensionAsked?.paid ? extensionAsked.feeCents : 0);

/** By the rule of the settlement: price − fee = online + cash (docs/product/money.md, "Commission"). */
export const earningsOf = (booking: Amounts): TourEarnings => {
  const { totalCents, depositCents, finalPaymentCents } = booking;
  const extensionCents = keptFees(booking);
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

/** What the extension that is asked for would bring on top, in fen: commission is computed on the sum. */
export const extensionEarnings = (booking: Amounts): number => {
  const feeCents = booking.extensionAsked?.feeCents ?? 0;
  const extensionCents = keptFees(booking) + feeCents;
  const extended = earningsOf({ ...booking, extensionCents, extensionAsked: null });
  return extended.earnedCents - earningsOf(booking).earnedCents;
};
