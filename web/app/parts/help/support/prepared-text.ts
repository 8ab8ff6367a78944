import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import type { Translate } from '@tomoguide/contract/words/keys';

/** Returns the number that users see: the public number of a booking, otherwise the ID. */
export const getNumber = ({ kind, id }: SupportAbout): string => {
  return kind === 'booking' ? formatBookingNumber(id) : String(id);
};

/** Returns the prepared text of a topic, in the user's language. */
export const preparedText = (
  topic: SupportTopic,
  about: SupportAbout | null,
  t: Translate<'support'>,
): string => {
  const kind = topic === 'booking_cancelled' && about ? 'cancelled' : (about?.kind ?? 'none');
  const thing = t(`support.things.${kind}`, { number: about ? getNumber(about) : '' });
  return t(`support.prefill.${topic}`, { thing });
};
