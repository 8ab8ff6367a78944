import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { useOpenDispute } from '../mutations.ts';
import { StatementFields } from './statement-fields.tsx';
import { type Statement, useStatement } from './use-statement.ts';

/** Returns whether the user contests a no-show that was reported against them. Anything else is a dispute. */
const isContest = ({ cancelKind, viewerIs }: Booking): boolean =>
  cancelKind === `no_show_${viewerIs}`;

interface DialogProps {
  booking: Booking;
  statement: Statement;
  /** True if the other user has opened a dispute first. */
  isAnswered: boolean;
  onClose: () => void;
}

const OpenDialog = ({ booking, statement, isAnswered, onClose }: DialogProps) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('dispute');
  const name = nameOf(getOtherName(booking));
  return (
    <ConfirmDialog
      open
      title={t(isContest(booking) ? 'dispute.contestTitle' : 'dispute.title')}
      confirmLabel={statement.busy ? t('dispute.sending') : t('dispute.send')}
      onConfirm={statement.submit}
      onClose={onClose}
      busy={statement.busy}
      disabled={statement.uploads.busy || isAnswered}
    >
      <div className="grid gap-5">
        <p>
          <Unbroken names={[name]}>{t('dispute.text', { name })}</Unbroken>
        </p>
        <StatementFields
          statement={statement}
          label={t('dispute.reason')}
          hint={t('dispute.reasonHint', { name })}
        />
      </div>
    </ConfirmDialog>
  );
};

/** The 'Open a dispute' button with its hint on the next line, shown if the booking's `can` allows it. */
export const OpenDispute = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('dispute', 'bookings', 'errors');
  const open = useOpenDispute();
  const [confirming, setConfirming] = useState(false);
  // Stored outside the dialog, so that text and uploads survive closing and reopening it.
  const statement = useStatement(booking.id, async ({ words: reason, fileIds }, clear) => {
    try {
      await open.mutateAsync({ id: booking.id, reason, fileIds });
      clear();
      showToast({
        tone: 'success',
        title: t('dispute.opened'),
        description: t('dispute.openedHint'),
      });
      setConfirming(false);
    } catch (error) {
      const code = getErrorCode(error);
      if (code === 'INVALID_TRANSITION') {
        showToast({ tone: 'destructive', title: t('dispute.movedOn') });
        return setConfirming(false);
      }
      // The other user's dispute appears behind the dialog, and the typed text stays.
      if (code === 'DISPUTE_ANSWERED') {
        showToast({ tone: 'destructive', title: t(`errors.${code}`) });
        return;
      }
      const description = t(`errors.${code}`);
      showToast({ tone: 'destructive', title: t('dispute.failed'), description });
    }
  });
  if (!(booking.can.includes('open_dispute') || confirming)) return null;
  return (
    <>
      <Button ref={restoresFocusOnRemoval} tone="secondary" onClick={() => setConfirming(true)}>
        {isContest(booking) ? t('dispute.contest') : t('bookings.action.open_dispute')}
      </Button>
      <p className="basis-full text-ink-soft text-sm">{t('dispute.hint')}</p>
      {confirming ? (
        <OpenDialog
          booking={booking}
          statement={statement}
          isAnswered={getErrorCode(open.error) === 'DISPUTE_ANSWERED'}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
};
