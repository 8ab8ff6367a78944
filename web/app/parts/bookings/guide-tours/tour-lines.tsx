import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatShortDay, formatTimes, getDayInZone } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { ConfirmStartButton, isWaitingForOtherSide } from '../booking/confirm-start-button.tsx';
import { isUnstartedAtEnd } from '../booking/near-end.ts';
import { OpenMatterBadge } from '../booking/open-matter-badge.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { YourTime } from '../booking/your-time.tsx';
import { PlaceLine } from './place-line.tsx';

/**
 * The time, traveler and group size of a tour, linked to the tour's card. Whether they fit on one line
 * depends on the width of the list rather than the page, because a dialog is narrow on desktop too.
 */
const TourLine = ({ booking, withPlace }: { booking: Booking; withPlace: boolean }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone, traveler } = booking;
  return (
    <Link
      to={`/guide-dashboard#${booking.bookingNumber}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-4 text-ink @2xl:grow no-underline hover:bg-sunken @2xl:grid-cols-[12rem_minmax(0,1fr)_auto] sm:px-6"
    >
      <span className="tabular">
        <span className="whitespace-nowrap font-semibold">
          {formatTimes(start, end, timeZone, locale)}
        </span>{' '}
        <span className="whitespace-nowrap text-ink-soft">
          {formatShortDay(getDayInZone(start, timeZone), locale)}
        </span>
        <YourTime booking={booking} />
      </span>
      <span className="flex flex-wrap justify-end gap-1 self-start @2xl:col-start-3 @2xl:self-center">
        <StatusBadge booking={booking} />
        <OpenMatterBadge booking={booking} />
      </span>
      <span className="col-span-2 grid min-w-0 gap-1 @2xl:col-span-1 @2xl:col-start-2 @2xl:row-start-1">
        <span className="flex min-w-0 items-center gap-2">
          <Avatar name={nameOf(traveler.nickname)} src={traveler.profilePicture} size={32} />
          {/* A single text node, so that the number wraps before the name breaks inside a word. */}
          <span className="wrap-anywhere min-w-0">
            <bdi>{nameOf(traveler.nickname)}</bdi> ·{' '}
            <span className="whitespace-nowrap text-ink-soft">
              {t('trips.people', { count: booking.travelers })}
            </span>
          </span>
        </span>
        {withPlace ? <PlaceLine at={booking} /> : null}
      </span>
    </Link>
  );
};

interface Props {
  bookings: readonly Booking[];
  /** True for today's tours, which also show the meeting point and the button to confirm the start. */
  ofToday?: boolean;
}

/** Tours as short lines, each linking to its card. */
export const TourLines = ({ bookings, ofToday = false }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const now = useNow();
  return (
    <Card flush>
      <ul className="@container">
        {bookings.map((booking) => (
          <li
            key={booking.id}
            tabIndex={ofToday ? -1 : undefined}
            aria-label={ofToday ? nameOf(booking.traveler.nickname) : undefined}
            className="border-line border-t first:border-t-0 @2xl:flex @2xl:items-center"
          >
            <TourLine booking={booking} withPlace={ofToday} />
            {ofToday &&
            (booking.can.includes('confirm_start') || isWaitingForOtherSide(booking)) ? (
              <div
                ref={restoresFocusOnRemoval}
                className="px-5 pb-4 sm:px-6 @2xl:shrink-0 @2xl:py-4 @2xl:pl-0"
              >
                {isUnstartedAtEnd(booking, now) ? (
                  // After the end, its card asks whether they met, and offers to report a no-show.
                  <LinkButton tone="secondary" to={`/guide-dashboard#${booking.bookingNumber}`}>
                    {t('trips.startAsk.lateTitle', { name: nameOf(booking.traveler.nickname) })}
                  </LinkButton>
                ) : (
                  <ConfirmStartButton booking={booking} />
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
};
