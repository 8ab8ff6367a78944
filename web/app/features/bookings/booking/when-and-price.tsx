import type { Booking } from '@tomoguide/contract/bookings/entities';
import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { BookingWhen } from './booking-when.tsx';
import { wholePrice } from './extended-tour.ts';

interface Props {
  booking: Booking;
  /** In small under the price: the booking number, or what is paid there. */
  note: string | null;
}

/** When the tour is, and beside it what it costs and for how many. */
export const WhenAndPrice = ({ booking, note }: Props) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const locale = useLocale();
  const byAge = (group: GroupComposition) =>
    GROUP_PARTS.filter((part) => group[part] > 0)
      .map((part) => words(`group.${part}`, { count: group[part] }))
      .join(words('group.join'));
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
      <BookingWhen booking={booking} />
      <div className="tabular flex flex-wrap items-baseline gap-x-3 sm:block sm:text-right">
        <p className="font-semibold">{formatMoney(wholePrice(booking), locale)}</p>
        <p>{t('people', { count: booking.travelers })}</p>
        {booking.group ? <p className="text-ink-soft text-sm">{byAge(booking.group)}</p> : null}
        {note === null ? null : <p className="text-ink-soft text-sm">{note}</p>}
      </div>
    </div>
  );
};
