import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useOpenDispute } from '../mutations.ts';
import { DisputeWords } from './dispute-words.tsx';

/** The other side's name, as this reader knows it. */
export const otherName = ({ viewerIs, guide, traveler }: Booking): string =>
  viewerIs === 'traveler' ? guide.name : traveler.nickname;

/** A no-show that was reported of oneself is contested; anything else is disputed. */
const isContest = ({ cancelKind, viewerIs }: Booking): boolean =>
  cancelKind === `no_show_${viewerIs}`;

const OpenDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const { t } = useTranslation('bookings-dispute');
  const open = useOpenDispute();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = otherName(booking);
  const isMissing = reason.trim() === '';

  const confirm = async () => {
    // The missing field is marked invalid before it is focused.
    flushSync(() => setTried(true));
    if (isMissing) return field.current?.focus();
    if (open.isPending) return;
    try {
      await open.mutateAsync({ id: booking.id, reason: reason.trim() });
      showToast({ tone: 'success', title: t('opened'), description: t('openedHint') });
      onClose();
    } catch (error) {
      const movedOn = error instanceof ApiError && error.code === 'INVALID_TRANSITION';
      showToast({ tone: 'destructive', title: t(movedOn ? 'movedOn' : 'failed') });
      if (movedOn) onClose();
    }
  };

  return (
    <ConfirmDialog
      open
      title={t(isContest(booking) ? 'contestTitle' : 'title')}
      confirmLabel={open.isPending ? t('sending') : t('send')}
      onConfirm={confirm}
      onClose={onClose}
      busy={open.isPending}
    >
      <div className="grid gap-5">
        <p>{t('text', { name })}</p>
        <DisputeWords
          ref={field}
          label={t('reason')}
          hint={t('reasonHint', { name })}
          error={tried && isMissing ? t('reasonMissing') : undefined}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
};

/** 'Open a dispute', where the booking's `can` allows it. */
export const OpenDispute = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation(['bookings-dispute', 'bookings']);
  const [asking, setAsking] = useState(false);
  if (!booking.can.includes('open_dispute')) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {isContest(booking) ? t('contest') : t('bookings:action.open_dispute')}
      </Button>
      <p className="text-ink-soft text-sm">{t('hint')}</p>
      {asking ? <OpenDialog booking={booking} onClose={() => setAsking(false)} /> : null}
    </div>
  );
};
