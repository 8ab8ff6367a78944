import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type TourEarnings, tourEarnings } from '@tomoguide/contract/bookings/tour-earnings';

/** What of a booking its earnings follow from. */
export type Amounts = Pick<
  Booking,
  'totalCents' | 'extensionCents' | 'depositCents' | 'extensionAsked'
>;

/** The amounts of a tour that is only asked for: nothing can extend it yet. */
export const amountsOf = ({
  totalCents,
  depositCents,
}: Pick<Amounts, 'totalCents' | 'depositCents'>): Amounts => ({
  totalCents,
  depositCents,
  extensionCents: 0,
  extensionAsked: null,
});

/** The fees of extensions that took effect: one that waits for its answers is nobody's yet. */
const keptFees = ({ extensionCents, extensionAsked }: Amounts): number =>
  extensionCents - (extensionAsked?.paid ? extensionAsked.feeCents : 0);

/** What a booking brings its guide once it is completed, as it stands. */
export const earningsOf = (booking: Amounts): TourEarnings =>
  tourEarnings({ ...booking, extensionCents: keptFees(booking) });

/** What the extension that is asked for would bring on top, in fen: commission is computed on the sum. */
export const extensionEarnings = (booking: Amounts): number => {
  const feeCents = booking.extensionAsked?.feeCents ?? 0;
  const extensionCents = keptFees(booking) + feeCents;
  const extended = earningsOf({ ...booking, extensionCents, extensionAsked: null });
  return extended.earnedCents - earningsOf(booking).earnedCents;
};
