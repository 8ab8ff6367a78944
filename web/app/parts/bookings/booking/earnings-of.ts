import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type TourEarnings, tourEarnings } from '@tomoguide/contract/bookings/tour-earnings';

/** The fields of a booking that determine its earnings. */
export type Amounts = Pick<
  Booking,
  'totalCents' | 'extensionCents' | 'depositCents' | 'extensionAsked'
>;

/** The amounts of a tour request, which cannot have extensions yet. */
export const amountsOf = ({
  totalCents,
  depositCents,
}: Pick<Amounts, 'totalCents' | 'depositCents'>): Amounts => ({
  totalCents,
  depositCents,
  extensionCents: 0,
  extensionAsked: null,
});

/** The fees of extensions that took effect. Fees awaiting an answer are not earned yet. */
const retainedFees = ({ extensionCents, extensionAsked }: Amounts): number =>
  extensionCents - (extensionAsked?.paid ? extensionAsked.feeCents : 0);

/** What the guide earns from a booking in its current state, once it is completed. */
export const earningsOf = (booking: Amounts): TourEarnings =>
  tourEarnings({ ...booking, extensionCents: retainedFees(booking) });

/** What the pending extension would add, in fen. Commission is computed on the sum. */
export const extensionEarnings = (booking: Amounts): number => {
  const feeCents = booking.extensionAsked?.feeCents ?? 0;
  const extensionCents = retainedFees(booking) + feeCents;
  const extended = earningsOf({ ...booking, extensionCents, extensionAsked: null });
  return extended.earnedCents - earningsOf(booking).earnedCents;
};
