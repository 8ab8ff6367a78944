import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isOutdatedError, useReject } from '../mutations.ts';
import { type ChosenReason, ReasonDialog } from './reason-dialog.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** A dialog to reject a paid request, which refunds the deposit. */
export const RejectDialog = ({ booking, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const reject = useReject();
  const amount = formatMoney(booking.depositCents, locale);
  const name = nameOf(booking.traveler.nickname);
  const send = async (chosen: ChosenReason): Promise<boolean> => {
    try {
      await reject.mutateAsync({ id: booking.id, ...chosen });
      showToast({
        tone: 'success',
        title: t('guide-dashboard.rejected'),
        description: t('guide-dashboard.rejectedHint'),
      });
      return true;
    } catch (error) {
      const isOutdated = isOutdatedError(error);
      showToast({
        tone: 'destructive',
        title: t(isOutdated ? 'guide-dashboard.movedOn' : 'guide-dashboard.failed'),
      });
      return isOutdated;
    }
  };
  return (
    <ReasonDialog
      what={`booking:${booking.id}`}
      title={t('guide-dashboard.rejectTitle')}
      name={name}
      confirmLabel={
        reject.isPending
          ? t('guide-dashboard.rejecting')
          : t('guide-dashboard.rejectConfirm', { amount })
      }
      onReject={send}
      onClose={onClose}
    >
      <p>
        <Unbroken>
          {t('guide-dashboard.rejectText', {
            name,
            amount,
            date: formatDay(getDayInZone(booking.scheduledStartTime, booking.timeZone), locale),
          })}
        </Unbroken>
      </p>
    </ReasonDialog>
  );
};
