import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getWithdrawalDeadline } from '@tomoguide/contract/bookings/instant-booking';
import { useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useWithdrawInstant } from '../mutations.ts';

/**
 * Offers the guide to withdraw from a new instant booking (docs/product/bookings.md, "Instant booking").
 * Shows nothing after the hour, or if the guide has withdrawn from one this month.
 */
export const WithdrawInstant = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('guide-dashboard', 'bookings', 'errors');
  const nameOf = usePersonName();
  const locale = useLocale();
  const now = useNow();
  const withdraw = useWithdrawInstant();
  const [isAsking, setIsAsking] = useState(false);
  if (!booking.can.includes('withdraw_instant') || booking.paidAt === null) return null;
  const until = getWithdrawalDeadline(Temporal.Instant.from(booking.paidAt));
  if (Temporal.Instant.compare(now, until) > 0) return null;
  const name = nameOf(booking.traveler.nickname);
  const time = formatDeadline(until.toString(), booking.timeZone, locale);
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(booking.id);
      showToast({ tone: 'success', title: t('guide-dashboard.instant.done') });
    } catch (error) {
      const description = t(`errors.${getErrorCode(error)}`);
      showToast({ tone: 'destructive', title: t('guide-dashboard.instant.failed'), description });
    }
    setIsAsking(false);
  };
  return (
    <div className="grid justify-items-start gap-2 rounded-xl bg-sunken p-4">
      <p>
        <Unbroken names={[name]}>{t('guide-dashboard.instant.booked', { name, time })}</Unbroken>
      </p>
      <Button size="small" tone="secondary" onClick={() => setIsAsking(true)}>
        {t('bookings.action.withdraw_instant')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('guide-dashboard.instant.title')}
        declineLabel={t('guide-dashboard.instant.keep')}
        confirmLabel={t('bookings.action.withdraw_instant')}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
        busy={withdraw.isPending}
      >
        <p>
          <Unbroken names={[name]}>{t('guide-dashboard.instant.text', { name })}</Unbroken>
        </p>
      </ConfirmDialog>
    </div>
  );
};
