import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { calculateTotal } from '../../parts/bookings/booking/extended-tour.ts';
import { GroupLine } from '../../parts/bookings/booking/group-line.tsx';
import { useLocale } from '../../translation/use-translation.ts';

interface Props {
  booking: Booking;
  /** Small text below the price, such as the booking number; null if there is none. */
  note: string | null;
}

/** Shows when the tour is, its price, and the group size. */
export const WhenAndPrice = ({ booking, note }: Props) => {
  const locale = useLocale();
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
      <BookingWhen booking={booking} />
      <div className="tabular flex flex-wrap items-baseline gap-x-3 sm:block sm:text-right">
        <p className="font-semibold">{formatMoney(calculateTotal(booking), locale)}</p>
        <GroupLine booking={booking} />
        {note === null ? null : <p className="text-ink-soft text-sm">{note}</p>}
      </div>
    </div>
  );
};
