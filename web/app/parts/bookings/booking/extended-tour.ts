import type { Booking } from '@tomoguide/contract/bookings/entities';

type Tour = Pick<Booking, 'scheduledStartTime' | 'scheduledEndTime' | 'duration'>;

/** Returns the duration of a tour and the part added by extensions, in minutes. */
export const getDuration = (tour: Tour): { minutes: number; added: number } => {
  const start = Temporal.Instant.from(tour.scheduledStartTime);
  const minutes = start.until(tour.scheduledEndTime).total('minutes');
  return { minutes, added: minutes - tour.duration * 60 };
};

/** Returns the price of the tour with its paid extensions, in fen: the sum of its price lines. */
export const calculateTotal = ({
  totalCents,
  extensionCents,
}: Pick<Booking, 'totalCents' | 'extensionCents'>): number => totalCents + extensionCents;
