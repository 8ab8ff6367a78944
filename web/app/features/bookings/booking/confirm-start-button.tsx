import type { Booking } from '@tomoguide/contract/bookings/entities';
import { ApiError } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useConfirmStart } from '../mutations.ts';

/** Whether the reader has confirmed the start and the other side has not yet. */
export const waitsForOther = ({
  status,
  viewerIs,
  travelerConfirmedStart,
  guideConfirmedStart,
}: Booking): boolean =>
  viewerIs === 'traveler'
    ? status === 'awaiting_start' && travelerConfirmedStart
    : status === 'start_confirmed' && guideConfirmedStart;

/** Confirms the start for the reader's side; after that it waits for the other's. */
export const ConfirmStartButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const confirmStart = useConfirmStart();
  if (!booking.can.includes('confirm_start'))
    return waitsForOther(booking) ? (
      <Button disabled>
        {t(booking.viewerIs === 'traveler' ? 'waitingStart' : 'waitingTraveler')}
      </Button>
    ) : null;
  const confirm = async () => {
    try {
      await confirmStart.mutateAsync({ id: booking.id, userType: booking.viewerIs });
      showToast({ tone: 'success', title: t('startConfirmed') });
    } catch (error) {
      const movedOn = error instanceof ApiError && error.code === 'INVALID_TRANSITION';
      showToast({
        tone: 'destructive',
        title: t('error'),
        description: t(movedOn ? 'cancel.movedOn' : 'startFailed'),
      });
    }
  };
  return (
    <Button onClick={confirm} busy={confirmStart.isPending}>
      {words('action.confirm_start')}
    </Button>
  );
};
