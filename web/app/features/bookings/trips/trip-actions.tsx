import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CalendarButton } from '../booking/calendar-button.tsx';
import { DirectionsLink } from '../booking/directions-link.tsx';
import { useStatusChange } from '../mutations.ts';

const ConfirmStart = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const change = useStatusChange();
  if (!booking.can.includes('confirm_start')) {
    const waits = booking.status === 'awaiting_start' && booking.travelerConfirmedStart;
    return waits ? <Button disabled>{t('waitingStart')}</Button> : null;
  }
  const confirm = async () => {
    try {
      await change.mutateAsync({ id: booking.id, status: 'start_confirmed' });
      showToast({ tone: 'success', title: t('startConfirmed') });
    } catch {
      showToast({ tone: 'destructive', title: t('error'), description: t('startFailed') });
    }
  };
  return (
    <Button onClick={confirm} busy={change.isPending}>
      {words('action.confirm_start')}
    </Button>
  );
};

const Complete = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const change = useStatusChange();
  if (!booking.can.includes('complete')) return null;
  const confirm = async () => {
    try {
      await change.mutateAsync({ id: booking.id, status: 'completed' });
      showToast({ tone: 'success', title: t('complete.done') });
    } catch {
      showToast({ tone: 'destructive', title: t('error'), description: t('updateFailed') });
    }
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words('action.complete')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('complete.title')}
        confirmLabel={words('action.complete')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        busy={change.isPending}
      >
        {t('complete.text', {
          name: booking.guide.name,
          amount: formatMoney(booking.finalPaymentCents, locale),
        })}
      </ConfirmDialog>
    </>
  );
};

/** The next step first; only what the booking's `can` allows. */
export const TripActions = ({ booking, cancel }: { booking: Booking; cancel: ReactNode }) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const { can, tab, status } = booking;
  const moves = can.includes('confirm_start') || can.includes('complete');
  const waits = status === 'awaiting_start' && booking.travelerConfirmedStart;
  const underWay = tab === 'upcoming' || tab === 'ongoing';
  return (
    <div className="flex flex-wrap gap-2 *:grow *:whitespace-nowrap *:px-4 empty:hidden sm:*:grow-0">
      {can.includes('pay') ? (
        <LinkButton to={`/checkout?bookingId=${booking.id}`}>{words('action.pay')}</LinkButton>
      ) : null}
      <ConfirmStart booking={booking} />
      <Complete booking={booking} />
      {underWay ? (
        <DirectionsLink booking={booking} tone={moves || waits ? 'secondary' : 'primary'} />
      ) : null}
      {tab === 'upcoming' ? <CalendarButton booking={booking} /> : null}
      {status === 'completed' ? (
        <LinkButton to={`/guides/${booking.guideId}`}>{t('bookAgain')}</LinkButton>
      ) : null}
      {status === 'cancelled' ? (
        <LinkButton
          tone="secondary"
          to={`/search?city=${booking.guide.serviceCity}&travelers=${booking.travelers}`}
        >
          {t('findAnother')}
        </LinkButton>
      ) : null}
      {cancel}
    </div>
  );
};
