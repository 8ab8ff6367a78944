import type { Booking } from '@tomoguide/contract/bookings/entities';

type Tour = Pick<Booking, 'scheduledStartTime' | 'scheduledEndTime' | 'duration'>;

/** A tour's length, and what extensions have added to it; minutes. */
export const lengthOf = (tour: Tour): { minutes: number; added: number } => {
  const start = Temporal.Instant.from(tour.scheduledStartTime);
  const minutes = start.until(tour.scheduledEndTime).total('minutes');
  return { minutes, added: minutes - tour.duration * 60 };
};

/** The tour and its paid extensions, in fen: what the lines of its price add up to. */
export const wholePrice = ({
  totalCents,
  extensionCents,
}: Pick<Booking, 'totalCents' | 'extensionCents'>): number => totalCents + extensionCents;
