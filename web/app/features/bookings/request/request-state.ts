import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import type { Locale } from '@tomoguide/contract/primitives';

/** Where a request stands for its readers: an accepted one goes on as a booking. */
export type Standing =
  | 'open'
  | 'accepted'
  | 'paid'
  | 'cancelled'
  | 'rejected'
  | 'withdrawn'
  | 'expired';

export const standingOf = ({
  state,
  booking,
}: Pick<TourRequest, 'state' | 'booking'>): Standing => {
  if (!booking || booking.status === 'pending') return state;
  return booking.status === 'cancelled' ? 'cancelled' : 'paid';
};

/** The name of an itinerary in the reader's language, or the one it was written in. */
export const itineraryTitle = (
  { title }: NonNullable<TourRequest['itinerary']>,
  locale: Locale,
): string | null => (locale === 'zh-CN' ? title.zh || title.en : title.en || title.zh);
