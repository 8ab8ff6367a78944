import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { formatDuration } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { LineEvent } from '../line.ts';

type OwnEvent = 'you_accepted' | 'you_rejected' | 'you_cancelled';

/** Events that the user caused, worded in the second person. */
const OWN: Readonly<Record<Party, Partial<Record<LineEvent['event'], OwnEvent>>>> = {
  traveler: { cancelled_by_traveler: 'you_cancelled' },
  guide: {
    accepted: 'you_accepted',
    rejected: 'you_rejected',
    cancelled_by_guide: 'you_cancelled',
  },
};

/**
 * Returns a function that words a booking event, the same in its conversation and in the list of
 * conversations.
 */
export const useEventText = (reader: Party) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  return ({ bookingId, event, minutes, absent }: LineEvent): string => {
    const key =
      OWN[reader][event] ??
      (event === 'no_show' && absent ? (`no_show_${absent}` as const) : event);
    return t(`messaging.booking.${key}`, {
      number: formatBookingNumber(bookingId),
      length: formatDuration(minutes ?? 0, locale),
    });
  };
};
