import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney, formatTime } from '@tomoguide/contract/format';
import { formatTourTime } from '../../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isNearEnd } from './near-end.ts';

/** Formats seconds as '1:04:09'. */
const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`;
};

const getShare = ({ scheduledStartTime, scheduledEndTime }: Booking, left: number): number => {
  const whole = Temporal.Instant.from(scheduledStartTime).until(scheduledEndTime).total('seconds');
  return Math.min(1, Math.max(0, 1 - left / whole));
};

/**
 * Shows the time left of an ongoing tour, by the second, and the next step. The height stays the same while
 * the timer ticks. For users in the tour's time zone, it also stays the same at the end: once completing is
 * the next step, whose button can be below, space is reserved for the longer of the two texts.
 */
export const TourClock = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips', 'bookings');
  const locale = useLocale();
  const now = useNow(1);
  const { deadlineAt, timeZone } = booking;
  const left = getSecondsUntil(booking.scheduledEndTime, now);
  // The last fraction of a second would show as 0:00:00.
  const isOvertime = left < 1;
  const asGuide = booking.viewerIs === 'guide';
  const end = formatTime(booking.scheduledEndTime, timeZone, locale);
  const amount = formatMoney(booking.finalPaymentCents, locale);
  const inPerson = t(asGuide ? 'trips.running.collect' : 'trips.running.pay', { amount });
  const byItself = deadlineAt
    ? t('trips.running.over', {
        time: formatTourTime(deadlineAt, timeZone, locale, { named: false }),
      })
    : null;
  // While an extension is open, `deadlineAt` is the extension's deadline.
  const next = isOvertime && !booking.extensionAsked && byItself ? byItself : inPerson;
  return (
    <section
      aria-label={`${t('trips.running.title')}, ${booking.bookingNumber}`}
      className="grid gap-2 rounded-2xl bg-action-soft px-5 py-4"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold text-sm">
          {t(isOvertime ? 'trips.running.ended' : 'trips.running.left')}
        </p>
        <p className="tabular text-ink-soft text-sm">
          <Unbroken>{t('trips.running.until', { time: end })}</Unbroken>
        </p>
      </div>
      {isOvertime ? (
        // As tall as the digits, so that nothing moves when the tour ends.
        <p className="grid min-h-[2.34375rem] content-center font-bold text-xl">
          {t('bookings.action.complete')}
        </p>
      ) : (
        <p
          className="tabular font-bold text-3xl leading-tight"
          role="timer"
          aria-live="off"
          translate="no"
        >
          {formatClock(left)}
        </p>
      )}
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface">
        <div
          className="h-full origin-left rounded-full bg-action"
          style={{ transform: `scaleX(${getShare(booking, left)})` }}
        />
      </div>
      <div className="grid text-[0.9375rem] *:col-start-1 *:row-start-1">
        <p>
          <Unbroken>{next}</Unbroken>
        </p>
        {/* Reserves space for the longer text, up to the two lines that it takes in the guide's time zone. */}
        {isNearEnd(booking, now) ? (
          <p aria-hidden="true" className="invisible line-clamp-2">
            <Unbroken>{next === inPerson ? (byItself ?? '') : inPerson}</Unbroken>
          </p>
        ) : null}
      </div>
    </section>
  );
};
