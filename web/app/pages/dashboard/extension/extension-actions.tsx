import type { Booking } from '@tomoguide/contract/bookings/entities';
import { toCents } from '@tomoguide/contract/bookings/price';
import { formatAmount } from '@tomoguide/contract/format';
import { useState } from 'react';
import { useClockTime } from '../../../parts/bookings/extension/clock-times.ts';
import {
  useConfirmExtension,
  useWithdrawExtension,
} from '../../../parts/bookings/extension/use-extension-steps.ts';
import { isOutdatedError } from '../../../parts/bookings/mutations.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ExtensionDialogs } from './extension-dialogs.tsx';

const Confirm = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extension', 'bookings');
  const formatClock = useClockTime(booking);
  const confirm = useConfirmExtension();
  const confirmNow = async () => {
    try {
      const detail = await confirm.mutateAsync({ booking, userType: 'traveler' });
      const title = t('extension.confirmed', { time: formatClock(detail.scheduledEndTime) });
      showToast({ tone: 'success', title });
    } catch (error) {
      const description = t(
        isOutdatedError(error) ? 'extension.movedOn' : 'extension.confirmFailed',
      );
      showToast({ tone: 'destructive', title: t('extension.error'), description });
    }
  };
  return (
    <Button onClick={confirmNow} busy={confirm.isPending}>
      {t('bookings.action.confirm_extension')}
    </Button>
  );
};

const Withdraw = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extension', 'bookings');
  const withdraw = useWithdrawExtension();
  const withdrawNow = async () => {
    try {
      await withdraw.mutateAsync(booking.id);
      showToast({ tone: 'success', title: t('extension.withdrawn') });
    } catch (error) {
      const title = t(isOutdatedError(error) ? 'extension.movedOn' : 'extension.failedOther');
      showToast({ tone: 'destructive', title });
    }
  };
  return (
    <Button tone="secondary" onClick={withdrawNow} busy={withdraw.isPending}>
      {t('bookings.action.withdraw_extension')}
    </Button>
  );
};

/**
 * The traveler's actions for extending a tour, limited to what the booking's `can` allows. Open dialogs stay
 * open while the booking changes.
 */
export const ExtensionActions = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extension', 'bookings');
  const [open, setOpen] = useState(false);
  const { can, status, extensionAsked: extension, extensionPrice } = booking;
  return (
    <>
      {can.includes('request_extension') ? (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {t('bookings.action.request_extension')}
        </Button>
      ) : null}
      {can.includes('pay_extension') && extensionPrice !== null ? (
        <Button onClick={() => setOpen(true)}>
          {t('bookings.action.pay_extension', { price: formatAmount(toCents(extensionPrice)) })}
        </Button>
      ) : null}
      {can.includes('withdraw_extension') ? <Withdraw booking={booking} /> : null}
      {status === 'extend_requested' && extension?.paid ? (
        <Button disabled>{t('extension.requested')}</Button>
      ) : null}
      {can.includes('confirm_extension') ? <Confirm booking={booking} /> : null}
      {open ? <ExtensionDialogs booking={booking} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
