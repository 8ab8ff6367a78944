import type { Booking } from '@tomoguide/contract/bookings/entities';
import { secondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { onOwnClock } from './own-zone.ts';
import { BookingRefunds } from './refund-lines.tsx';

const Pending = ({ deadlineAt }: { deadlineAt: string }) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  if (secondsUntil(deadlineAt, useNow()) <= 0) return <p>{t('slotReleased')}</p>;
  return (
    <p>
      <Unbroken>{t('toPayUntil', { time: onOwnClock(deadlineAt, locale) })}</Unbroken>
    </p>
  );
};

const Confirmed = ({ deadlineAt }: { deadlineAt: string | null }) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  return (
    <>
      <p>
        <Unbroken>{t('waitingForGuide', { time: onOwnClock(deadlineAt, locale) })}</Unbroken>
      </p>
      <p className="text-ink-soft text-sm">{t('waitingRefundHint')}</p>
    </>
  );
};

const Cancelled = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const { cancelKind, rejectReason, reason } = booking;
  return (
    <>
      <p className="font-semibold">{t('wasCancelled')}</p>
      {cancelKind ? (
        <p>
          {cancelKind === booking.viewerIs ? t('youCancelled') : words(`cancelKind.${cancelKind}`)}
        </p>
      ) : null}
      {/* 'Another reason' says nothing: the guide's own words follow. */}
      {rejectReason && rejectReason !== 'other' ? (
        <p className="text-ink-soft">
          {t('rejectReason', { reason: words(`rejectReason.${rejectReason}`) })}
        </p>
      ) : null}
      {reason ? <p className="text-ink-soft">“{reason}”</p> : null}
      {booking.viewerIs === 'traveler' ? <BookingRefunds booking={booking} /> : null}
    </>
  );
};

/** What a trip waits for, or how it ended, in words. */
export const TripState = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const { status, deadlineAt, can } = booking;
  if (status === 'pending' && deadlineAt) return <Pending deadlineAt={deadlineAt} />;
  if (status === 'confirmed') return <Confirmed deadlineAt={deadlineAt} />;
  if (can.includes('confirm_start') && status === 'start_confirmed')
    return <p>{t('guideConfirmed')}</p>;
  if (status === 'disputed') return <p>{t('disputed')}</p>;
  if (status === 'cancelled') return <Cancelled booking={booking} />;
  return null;
};
