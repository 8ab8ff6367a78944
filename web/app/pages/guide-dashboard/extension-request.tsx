import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDuration, formatMoney } from '@tomoguide/contract/format';
import { useState } from 'react';
import { calculateExtensionEarnings } from '../../parts/bookings/booking/calculate-earnings.ts';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { useClockTime } from '../../parts/bookings/extension/clock-times.ts';
import {
  useConfirmExtension,
  useDeclineExtension,
} from '../../parts/bookings/extension/use-extension-steps.ts';
import { isOutdatedError } from '../../parts/bookings/mutations.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

const Decline = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('extension');
  const locale = useLocale();
  const formatClock = useClockTime(booking);
  const decline = useDeclineExtension();
  const name = nameOf(booking.traveler.nickname);
  const amount = formatMoney(booking.extensionAsked?.feeCents ?? 0, locale);
  const declineNow = async () => {
    try {
      await decline.mutateAsync(booking);
      const description = t('extension.guide.declinedHint', { name });
      showToast({ tone: 'success', title: t('extension.guide.declined'), description });
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: t(isOutdatedError(error) ? 'extension.movedOn' : 'extension.failedOther'),
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('extension.guide.declineTitle')}
      confirmLabel={
        decline.isPending
          ? t('extension.guide.declining')
          : t('extension.guide.declineConfirm', { amount })
      }
      onConfirm={declineNow}
      onClose={onClose}
      busy={decline.isPending}
    >
      <Unbroken>
        {t('extension.guide.declineText', {
          name,
          amount,
          end: formatClock(booking.scheduledEndTime),
        })}
      </Unbroken>
    </ConfirmDialog>
  );
};

const Answer = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('extension', 'bookings');
  const confirm = useConfirmExtension();
  const [declining, setDeclining] = useState(false);
  const confirmExtension = async () => {
    try {
      await confirm.mutateAsync({ booking, userType: 'guide' });
      const description = t('extension.guide.agreedHint', {
        name: nameOf(booking.traveler.nickname),
      });
      showToast({ tone: 'success', title: t('extension.guide.agreed'), description });
    } catch (error) {
      const description = t(
        isOutdatedError(error) ? 'extension.movedOn' : 'extension.confirmFailed',
      );
      showToast({ tone: 'destructive', title: t('extension.error'), description });
    }
  };
  return (
    <div className="flex flex-wrap gap-2 *:grow empty:hidden sm:*:grow-0">
      {booking.can.includes('confirm_extension') ? (
        <Button onClick={confirmExtension} busy={confirm.isPending}>
          {t('bookings.action.confirm_extension')}
        </Button>
      ) : null}
      {booking.can.includes('decline_extension') ? (
        <Button tone="secondary" onClick={() => setDeclining(true)} disabled={confirm.isPending}>
          {t('bookings.action.decline_extension')}
        </Button>
      ) : null}
      {declining ? <Decline booking={booking} onClose={() => setDeclining(false)} /> : null}
    </div>
  );
};

/**
 * An extension request as the guide sees it: duration, earnings, deadline, and the buttons to accept or
 * reject it.
 */
export const ExtensionRequest = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('extension');
  const locale = useLocale();
  const formatClock = useClockTime(booking);
  const { extensionAsked: extension, status, deadlineAt } = booking;
  const waits = status === 'extend_requested' || status === 'extend_confirmed';
  if (!extension || !waits) return null;
  const isAsked = status === 'extend_requested' && extension.paid;
  const values = {
    name: nameOf(booking.traveler.nickname),
    length: formatDuration(extension.minutes, locale),
    end: formatClock(extension.scheduledEndTime),
    time: formatClock(deadlineAt),
  };
  if (!isAsked)
    return (
      <p className="rounded-xl bg-sunken p-4">
        <Unbroken names={[values.name]}>
          {t(extension.paid ? 'extension.guide.waits' : 'extension.guide.paying', values)}
        </Unbroken>
      </p>
    );
  return (
    <div className="grid gap-3 rounded-xl bg-action-soft p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 flex-1 font-semibold">
          <Unbroken names={[values.name]}>{t('extension.guide.asks', values)}</Unbroken>
        </p>
        {deadlineAt ? <TimeLeft until={deadlineAt} /> : null}
      </div>
      <div className="grid gap-1">
        <p>
          {t('extension.guide.earn', {
            amount: formatMoney(calculateExtensionEarnings(booking), locale),
          })}
        </p>
        <p>
          <Unbroken names={[values.name]}>{t('extension.guide.answerBy', values)}</Unbroken>
        </p>
      </div>
      <Answer booking={booking} />
    </div>
  );
};
