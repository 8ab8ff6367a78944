import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { TourChoice } from '../../../parts/bookings/checkout-form/tour/tour-choice.ts';
import { travelerBookingsQuery } from '../../../parts/bookings/queries.ts';

/** Returns whether a booking overlaps the chosen tour. */
const overlaps = (booking: Booking, { start, duration }: TourChoice): boolean => {
  if (start === null) return false;
  const from = Temporal.Instant.from(start);
  const to = from.add({ minutes: duration * 60 });
  const compare = Temporal.Instant.compare;
  return (
    compare(from, Temporal.Instant.from(booking.scheduledEndTime)) < 0 &&
    compare(Temporal.Instant.from(booking.scheduledStartTime), to) < 0
  );
};

/**
 * Returns the traveler's own unpaid booking that holds the chosen time, such as one made in another tab.
 * Fetched only if the start is no longer free.
 */
export const useOwnHold = (
  who: { userId: UserId | null; guideId: GuideId },
  choice: TourChoice,
  isGone: boolean,
): Booking | null => {
  const { data } = useQuery({
    ...travelerBookingsQuery(who.userId ?? (0 as UserId)),
    enabled: isGone && who.userId !== null,
  });
  if (!isGone) return null;
  const mine = data?.find(
    (booking) =>
      booking.guideId === who.guideId && booking.can.includes('pay') && overlaps(booking, choice),
  );
  return mine ?? null;
};
