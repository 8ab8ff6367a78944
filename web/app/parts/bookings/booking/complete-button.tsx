import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney, formatTimeLeft } from '@tomoguide/contract/format';
import { useState } from 'react';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isOutdatedError, useStatusChange } from '../mutations.ts';
import { isNearEnd } from './near-end.ts';

/** A button that completes the tour after one confirmation, because completing splits the money. */
export const CompleteButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips', 'bookings', 'extension');
  const locale = useLocale();
  const [confirming, setConfirming] = useState(false);
  const change = useStatusChange();
  const now = useNow();
  if (!booking.can.includes('complete')) return null;
  const asGuide = booking.viewerIs === 'guide';
  const { can, extensionAsked } = booking;
  const isNextStep =
    (asGuide || isNearEnd(booking, now)) &&
    !can.includes('pay_extension') &&
    !can.includes('confirm_extension');
  const left = getSecondsUntil(booking.scheduledEndTime, now);
  const text = left > 0 ? (asGuide ? 'earlyGuide' : 'early') : asGuide ? 'guideText' : 'text';
  const confirm = async () => {
    if (change.isPending) return;
    try {
      await change.mutateAsync({ id: booking.id, status: 'completed' });
      showToast({ tone: 'success', title: t('trips.complete.done') });
    } catch (error) {
      const isOutdated = isOutdatedError(error);
      showToast({
        tone: 'destructive',
        title: t('trips.error'),
        description: t(isOutdated ? 'trips.cancel.movedOn' : 'trips.updateFailed'),
      });
    }
    setConfirming(false);
  };
  return (
    <>
      <Button tone={isNextStep ? 'primary' : 'secondary'} onClick={() => setConfirming(true)}>
        {t('bookings.action.complete')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t(left > 0 ? 'trips.complete.earlyTitle' : 'trips.complete.title')}
        confirmLabel={change.isPending ? t('trips.complete.busy') : t('bookings.action.complete')}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        busy={change.isPending}
      >
        <Unbroken>
          {t(`trips.complete.${text}`, {
            left: formatTimeLeft(Math.max(left, 0), locale),
            name: asGuide ? booking.traveler.nickname : booking.guide.name,
            amount: formatMoney(booking.finalPaymentCents, locale),
          })}
        </Unbroken>
        <p className="mt-3">
          {t(asGuide ? 'trips.complete.guideEffect' : 'trips.complete.effect')}
        </p>
        {extensionAsked?.paid ? (
          <p className="mt-3">
            {t(`extension.completing_${booking.viewerIs}`, {
              amount: formatMoney(extensionAsked.feeCents, locale),
            })}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
};
