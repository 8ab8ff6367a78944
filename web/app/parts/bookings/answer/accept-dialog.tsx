import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingWhen } from '../booking/booking-when.tsx';
import { calculateEarnings } from '../booking/calculate-earnings.ts';
import { isOutdatedError, useAccept } from '../mutations.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/**
 * A dialog to accept a paid request. Shows the traveler, the time, the earnings, and the consequences of
 * canceling later.
 */
export const AcceptDialog = ({ booking, onClose }: Props) => {
  const { t } = useTranslation('guide-dashboard', 'bookings', 'trips');
  const locale = useLocale();
  const name = usePersonName()(booking.traveler.nickname);
  const accept = useAccept();
  const amount = formatMoney(calculateEarnings(booking).earnedCents, locale);
  const send = async () => {
    try {
      await accept.mutateAsync(booking.id);
      showToast({
        tone: 'success',
        title: t('guide-dashboard.accepted'),
        description: t('guide-dashboard.acceptedHint', { name }),
      });
      onClose();
    } catch (error) {
      const isOutdated = isOutdatedError(error);
      showToast({
        tone: 'destructive',
        title: t(isOutdated ? 'guide-dashboard.movedOn' : 'guide-dashboard.failed'),
      });
      if (isOutdated) onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('guide-dashboard.acceptTitle')}
      confirmLabel={accept.isPending ? t('guide-dashboard.accepting') : t('bookings.action.accept')}
      onConfirm={send}
      onClose={onClose}
      busy={accept.isPending}
    >
      <div className="grid gap-4">
        <div className="grid gap-3 rounded-xl bg-sunken p-4">
          <p className="wrap-anywhere">
            <b className="font-semibold">{name}</b> ·{' '}
            <span className="whitespace-nowrap">
              {t('trips.people', { count: booking.travelers })}
            </span>
          </p>
          <BookingWhen booking={booking} />
          <p className="tabular font-semibold">
            {t('guide-dashboard.earnings.youEarn', { amount })}
          </p>
        </div>
        <p className="text-ink-soft text-sm">
          <Unbroken names={[name]}>{t('guide-dashboard.acceptPolicy', { name })}</Unbroken>
        </p>
      </div>
    </ConfirmDialog>
  );
};
