import { useQuery } from '@tanstack/react-query';
import type { NewAnnouncement } from '@tomoguide/contract/notifications/announcements';
import { sendAnnouncement } from '@tomoguide/contract/notifications/calls';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStaffAction } from '../use-staff-action.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useAudienceText } from './audience-text.ts';
import { audienceSizeQuery } from './queries.ts';

/** The key of the mutation that sends an announcement. */
export const SENDING = ['staff', 'send-announcement'];

interface Props {
  body: NewAnnouncement;
  personName: string | null;
  onClose: () => void;
  onSent: () => void;
}

/** A dialog that shows the announcement and its number of recipients before it is sent. */
export const SendDialog = ({ body, personName, onClose, onSent }: Props) => {
  const { t } = useTranslation('staff-announcements', 'errors');
  const audienceWords = useAudienceText();
  const size = useQuery(audienceSizeQuery(body.audience));
  const send = useStaffAction(async (announcement: NewAnnouncement) => {
    // The idempotency key outlives the dialog, so that reopening the dialog after a lost reply does not
    // send the announcement twice.
    await sendAttempt('announcement', announcement, (idempotencyKey) =>
      api(sendAnnouncement, { body: announcement, idempotencyKey }),
    );
    // While the mutation still runs: a form that waits for its end then reads the stored input.
    onSent();
  }, SENDING);
  const count = size.data?.people;
  const confirm = async () => {
    if (!count || send.isPending) return;
    try {
      await send.mutateAsync(body);
      showToast({ tone: 'success', title: t('staff-announcements.sent') });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  const isUncounted = count === undefined && size.isError;
  const reach = (() => {
    if (isUncounted) return null;
    if (count === undefined) return t('staff-announcements.counting');
    return count === 0
      ? t('staff-announcements.nobody')
      : t('staff-announcements.reaches', { count });
  })();
  return (
    <ConfirmDialog
      open
      title={t('staff-announcements.sendTitle')}
      confirmLabel={
        send.isPending
          ? t('staff-announcements.sending')
          : count
            ? t('staff-announcements.send', { count })
            : t('staff-announcements.sendNobody')
      }
      onConfirm={confirm}
      onClose={onClose}
      busy={send.isPending}
      disabled={!count}
    >
      <div className="grid gap-4">
        <p aria-live="polite">
          {audienceWords(body.audience, personName)}
          {reach ? (
            <>
              {' · '}
              <span className="font-semibold text-ink">{reach}</span>
            </>
          ) : null}
        </p>
        {isUncounted ? (
          <LoadFailure onRetry={size.refetch}>{t('staff-announcements.countFailed')}</LoadFailure>
        ) : null}
        <AnnouncementPreview words={body.words} />
      </div>
    </ConfirmDialog>
  );
};
