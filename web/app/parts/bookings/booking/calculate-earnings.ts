import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  calculateTourEarnings,
  type TourEarnings,
} from '@tomoguide/contract/bookings/tour-earnings';

/** The fields of a booking that determine its earnings. */
export type Amounts = Pick<
  Booking,
  'totalCents' | 'extensionCents' | 'depositCents' | 'extensionAsked'
>;

/** Returns the amounts of a tour request, which cannot have extensions yet. */
export const pickAmounts = ({
  totalCents,
  depositCents,
}: Pick<Amounts, 'totalCents' | 'depositCents'>): Amounts => ({
  totalCents,
  depositCents,
  extensionCents: 0,
  extensionAsked: null,
});

/**
 * Returns the fees of extensions that took effect, in fen. Fees of extensions that await an answer are not
 * earned yet.
 */
const getRetainedFees = ({ extensionCents, extensionAsked }: Amounts): number =>
  extensionCents - (extensionAsked?.paid ? extensionAsked.feeCents : 0);

/** Returns what the guide earns from a booking in its current state, once it is completed. */
export const calculateEarnings = (booking: Amounts): TourEarnings =>
  calculateTourEarnings({ ...booking, extensionCents: getRetainedFees(booking) });

/**
 * Returns what the pending extension would add to the earnings, in fen. Commission is calculated on the
 * sum.
 */
export const calculateExtensionEarnings = (booking: Amounts): number => {
  const feeCents = booking.extensionAsked?.feeCents ?? 0;
  const extensionCents = getRetainedFees(booking) + feeCents;
  const extended = calculateEarnings({ ...booking, extensionCents, extensionAsked: null });
  return extended.earnedCents - calculateEarnings(booking).earnedCents;
};
