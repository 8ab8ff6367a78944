import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { BookingId } from '@tomoguide/contract/primitives';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import type { Translate } from '@tomoguide/contract/words/keys';

/** The public booking number. */
export const numberOf = ({ kind, id }: SupportAbout): string => {
  const booking = BookingId.safeParse(id);
  return kind === 'booking' && booking.success ? bookingNumber(booking.data) : String(id);
};

/** The prepared text of a topic, in the user's language. */
export const preparedText = (
  topic: SupportTopic,
  about: SupportAbout | null,
  t: Translate<'support'>,
): string => {
  const kind = topic === 'booking_cancelled' && about ? 'cancelled' : (about?.kind ?? 'none');
  const thing = t(`support.things.${kind}`, { number: about ? numberOf(about) : '' });
  return t(`support.prefill.${topic}`, { thing });
};
