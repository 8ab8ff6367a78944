import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { formatLength } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { LineEvent } from '../line.ts';

/** What became of a booking, said alike in its conversation and in the list of conversations. */
export const useEventWords = () => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  return ({ bookingId, event, minutes, absent }: LineEvent): string => {
    const said = event === 'no_show' && absent ? (`no_show_${absent}` as const) : event;
    return t(`booking.${said}`, {
      number: bookingNumber(bookingId),
      length: formatLength(minutes ?? 0, locale),
    });
  };
};
