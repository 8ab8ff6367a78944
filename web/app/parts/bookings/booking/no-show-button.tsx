import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isOutdatedError, useReportNoShow } from '../mutations.ts';

/**
 * A button that reports that the other user did not come, after one confirmation. The report ends the
 * booking.
 */
export const NoShowButton = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips', 'bookings', 'layout');
  const report = useReportNoShow();
  const [confirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  if (!(booking.can.includes('report_no_show') || confirming)) return null;
  const asGuide = booking.viewerIs === 'guide';
  const name = nameOf(asGuide ? booking.traveler.nickname : booking.guide.name);
  const confirm = async () => {
    if (report.isPending) return;
    const words = reason.trim();
    try {
      await report.mutateAsync({ id: booking.id, ...(words ? { reason: words } : {}) });
      showToast({ tone: 'success', title: t('trips.noShow.done') });
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
      <Button ref={restoresFocusOnRemoval} tone="secondary" onClick={() => setConfirming(true)}>
        {t('bookings.action.report_no_show')}
      </Button>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('trips.noShow.title')}
        confirmLabel={
          report.isPending ? t('trips.noShow.busy') : t('bookings.action.report_no_show')
        }
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        busy={report.isPending}
      >
        <div className="grid gap-4">
          <p>
            <Unbroken names={[name]}>
              {t(asGuide ? 'trips.noShow.guideText' : 'trips.noShow.text', { name })}
            </Unbroken>
          </p>
          <Field label={t('trips.noShow.reason')} note={t('layout.optional')}>
            {(field) => (
              <Textarea
                {...field}
                rows={2}
                maxLength={REASON_MAX}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      </ConfirmDialog>
    </>
  );
};
