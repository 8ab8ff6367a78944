import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { BookingId } from '@tomoguide/contract/primitives';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';

type Say = (
  key: `prefill.${SupportTopic}` | `things.${'booking' | 'cancelled' | 'withdrawal' | 'none'}`,
  values?: Record<string, string>,
) => string;

/** The public booking number. */
export const numberOf = ({ kind, id }: SupportAbout): string => {
  const booking = BookingId.safeParse(id);
  return kind === 'booking' && booking.success ? bookingNumber(booking.data) : String(id);
};

/** The prepared text of a topic, in the user's language. */
export const preparedWords = (
  topic: SupportTopic,
  about: SupportAbout | null,
  say: Say,
): string => {
  const kind = topic === 'booking_cancelled' && about ? 'cancelled' : (about?.kind ?? 'none');
  const thing = say(`things.${kind}`, about ? { number: numberOf(about) } : {});
  return say(`prefill.${topic}`, { thing });
};
