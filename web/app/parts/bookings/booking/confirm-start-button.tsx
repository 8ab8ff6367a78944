import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { formatTourTime } from '../../../lib/own-zone.ts';
import { getSecondsUntil } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isOutdatedError, useConfirmStart } from '../mutations.ts';
import { getOtherName } from './other-name.ts';

/** Returns whether the user has confirmed the start and the other user has not yet. */
export const isWaitingForOtherSide = ({
  status,
  viewerIs,
  travelerConfirmedStart,
  guideConfirmedStart,
}: Booking): boolean =>
  viewerIs === 'traveler'
    ? status === 'awaiting_start' && travelerConfirmedStart
    : status === 'start_confirmed' && guideConfirmedStart;

/**
 * How many minutes before the start a click needs no second confirmation. The start is confirmed when the
 * traveler and the guide meet.
 */
const MINUTES_AHEAD = 15;

/**
 * Returns whether a click comes too early for the traveler and the guide to have met, or after the
 * scheduled end.
 */
const getTiming = ({ scheduledStartTime, scheduledEndTime }: Booking): 'early' | 'late' | null => {
  const now = Temporal.Now.instant();
  if (getSecondsUntil(scheduledStartTime, now) > MINUTES_AHEAD * 60) return 'early';
  return getSecondsUntil(scheduledEndTime, now) < 0 ? 'late' : null;
};

/** A button that confirms the start for the user, and then shows that it is waiting for the other user. */
export const ConfirmStartButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips', 'bookings');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const confirmStart = useConfirmStart();
  const [confirming, setConfirming] = useState<'early' | 'late' | null>(null);
  const confirm = async () => {
    try {
      await confirmStart.mutateAsync({ id: booking.id, userType: booking.viewerIs });
      showToast({ tone: 'success', title: t('trips.startConfirmed') });
    } catch (error) {
      const isOutdated = isOutdatedError(error);
      showToast({
        tone: 'destructive',
        title: t('trips.error'),
        description: t(isOutdated ? 'trips.cancel.movedOn' : 'trips.startFailed'),
      });
    }
    setConfirming(null);
  };
  const handleClick = () => {
    const untimely = getTiming(booking);
    return untimely ? setConfirming(untimely) : confirm();
  };
  const { scheduledStartTime, scheduledEndTime, timeZone } = booking;
  const dialog = confirming ? (
    <ConfirmDialog
      open
      title={<Unbroken names={[name]}>{t(`trips.startAsk.${confirming}Title`, { name })}</Unbroken>}
      confirmLabel={t('bookings.action.confirm_start')}
      onConfirm={confirm}
      onClose={() => setConfirming(null)}
      busy={confirmStart.isPending}
    >
      <p>
        <Unbroken>
          {t(`trips.startAsk.${confirming}`, {
            time: formatTourTime(
              confirming === 'early' ? scheduledStartTime : scheduledEndTime,
              timeZone,
              locale,
            ),
          })}
        </Unbroken>
      </p>
    </ConfirmDialog>
  ) : null;
  if (!booking.can.includes('confirm_start'))
    return (
      <>
        {isWaitingForOtherSide(booking) ? (
          <Button disabled>
            {t(booking.viewerIs === 'traveler' ? 'trips.waitingStart' : 'trips.waitingTraveler')}
          </Button>
        ) : null}
        {dialog}
      </>
    );
  return (
    <>
      <Button onClick={handleClick} busy={confirmStart.isPending}>
        {t('bookings.action.confirm_start')}
      </Button>
      {dialog}
    </>
  );
};
