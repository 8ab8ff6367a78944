import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  formatDay,
  formatMoney,
  formatTime,
  formatTimes,
  getDayInZone,
} from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { bookingPath } from '../../../lib/pages.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { LineEvent } from '../line.ts';
import { useEventText } from './use-event-text.ts';

interface Props {
  event: LineEvent;
  at: string;
  side: Party;
  zone: string;
}

/** The booking that a substitute guide took over, at the top of their conversation with the traveler. */
const BookingFacts = ({ facts }: { facts: NonNullable<LineEvent['facts']> }) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = facts;
  return (
    <span className="wrap-anywhere basis-full text-ink">
      {t('messaging.bookingFacts', {
        day: formatDay(getDayInZone(start, timeZone), locale),
        times: formatTimes(start, end, timeZone, locale),
        count: facts.travelers,
        total: formatMoney(facts.totalCents, locale),
        rest: formatMoney(facts.finalPaymentCents, locale),
      })}
    </span>
  );
};

/** A booking event between messages, with a link to the booking. */
export const EventLine = ({ event, at, side, zone }: Props) => {
  const locale = useLocale();
  const formatEvent = useEventText(side);
  return (
    <p className="px-4 py-2 text-center text-xs">
      <Link
        to={bookingPath(side, event.bookingId)}
        className="inline-flex min-h-11 flex-wrap items-center justify-center gap-x-2 px-2 text-ink-soft no-underline hover:underline"
      >
        <span className="wrap-anywhere">{formatEvent(event)}</span>
        {event.facts ? <BookingFacts facts={event.facts} /> : null}
        <time dateTime={at} className="tabular">
          {formatTime(at, zone, locale)}
        </time>
      </Link>
    </p>
  );
};
