import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  formatShortDay,
  formatTimeLeft,
  formatTimes,
  getDayInZone,
} from '@tomoguide/contract/format';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { useTripTitle } from '../../parts/bookings/booking/calendar-button.tsx';
import { Countdown } from '../../parts/bookings/booking/countdown.tsx';
import { StatusBadge } from '../../parts/bookings/booking/status-badge.tsx';
import { getNeed } from '../../parts/bookings/change/open-proposal.ts';
import { BookingReviews } from '../../parts/reviews/writing/booking-reviews.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChevronDown } from '../../ui/icons.ts';

/** Says what the trip needs from the traveler and how much time is left for it; otherwise its day and status. */
const NeedBadge = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const now = useNow();
  const need = getNeed(booking);
  const left = need ? getSecondsUntil(need.by, now) : 0;
  if (!need || left <= 0)
    return (
      <>
        <Countdown booking={booking} /> <StatusBadge booking={booking} />
      </>
    );
  return (
    <Badge tone="seal">
      {t(`trips.needs.${need.step}`)} ·{' '}
      {t('trips.timeLeft', { time: formatTimeLeft(left, locale, 1) })}
    </Badge>
  );
};

interface Props {
  booking: Booking;
  onOpen: () => void;
}

/**
 * A trip in three short lines (two on wide screens) that expand into its card. Below them is its review, or
 * a button to write one.
 */
export const TripRow = ({ booking, onOpen }: Props) => {
  const titleOf = useTripTitle();
  const nameOf = usePersonName();
  const locale = useLocale();
  const { guide, scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
  return (
    <div
      data-booking={booking.id}
      className="rounded-2xl border border-line bg-surface shadow-card"
    >
      <h3>
        <button
          type="button"
          aria-expanded={false}
          onClick={onOpen}
          className="flex w-full items-center gap-3 rounded-2xl px-4 py-2 text-left hover:bg-sunken sm:px-5"
        >
          <Avatar name={nameOf(guide.name)} src={guide.portrait?.small ?? null} size={40} />
          <span className="grid min-w-0 grow grid-cols-1 items-center gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="truncate font-semibold">{titleOf(booking)}</span>{' '}
            <span className="tabular truncate text-ink-soft text-sm">
              {formatShortDay(getDayInZone(start, timeZone), locale)}{' '}
              {formatTimes(start, end, timeZone, locale)}
            </span>{' '}
            <span className="flex gap-1.5 overflow-hidden sm:col-start-2 sm:row-span-2 sm:row-start-1">
              <NeedBadge booking={booking} />
            </span>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </button>
      </h3>
      <div className="px-4 pb-3 empty:hidden sm:px-5">
        <BookingReviews booking={booking} brief />
      </div>
    </div>
  );
};
