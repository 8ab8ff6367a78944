import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { handsOnFocus } from '../../../ui/hand-on-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { otherName } from '../booking/other-name.ts';
import { useOpenDispute } from '../mutations.ts';
import { StoryFields } from './story-fields.tsx';
import { type Story, useStory } from './use-story.ts';

/** A no-show that was reported of oneself is contested; anything else is disputed. */
const isContest = ({ cancelKind, viewerIs }: Booking): boolean =>
  cancelKind === `no_show_${viewerIs}`;

interface DialogProps {
  booking: Booking;
  story: Story;
  onClose: () => void;
}

const OpenDialog = ({ booking, story, onClose }: DialogProps) => {
  const nameOf = usePersonName();
  const { t } = useTranslation(['bookings-dispute', 'errors']);
  const open = useOpenDispute();
  const name = nameOf(otherName(booking));
  const isTold = errorCodeOf(open.error) === 'DISPUTE_ANSWERED';

  const confirm = async () => {
    const told = story.ready();
    if (!told || open.isPending) return;
    try {
      const { words: reason, fileIds } = told;
      await open.mutateAsync({ id: booking.id, reason, fileIds });
      story.clear();
      showToast({ tone: 'success', title: t('opened'), description: t('openedHint') });
      onClose();
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'INVALID_TRANSITION') {
        showToast({ tone: 'destructive', title: t('movedOn') });
        return onClose();
      }
      // What came before stands behind the dialog; what is typed stays.
      if (code === 'DISPUTE_ANSWERED') {
        showToast({ tone: 'destructive', title: t(`errors:${code}`) });
        return;
      }
      const description = t(`errors:${code}`);
      showToast({ tone: 'destructive', title: t('failed'), description });
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
      disabled={story.uploads.busy || isTold}
    >
      <div className="grid gap-5">
        <p>
          <Unbroken names={[name]}>{t('text', { name })}</Unbroken>
        </p>
        <StoryFields story={story} label={t('reason')} hint={t('reasonHint', { name })} />
      </div>
    </ConfirmDialog>
  );
};

/** 'Open a dispute', where the booking's `can` allows it. */
export const OpenDispute = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation(['bookings-dispute', 'bookings']);
  const [asking, setAsking] = useState(false);
  // Kept when the dialog is closed: what was written and uploaded is there when it opens again.
  const story = useStory(booking.id);
  if (!(booking.can.includes('open_dispute') || asking)) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button ref={handsOnFocus} tone="secondary" onClick={() => setAsking(true)}>
        {isContest(booking) ? t('contest') : t('bookings:action.open_dispute')}
      </Button>
      <p className="text-ink-soft text-sm">{t('hint')}</p>
      {asking ? (
        <OpenDialog booking={booking} story={story} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
};
