import type { Announcement } from '@tomoguide/contract/notifications/announcements';
import { withdrawAnnouncement } from '@tomoguide/contract/notifications/calls';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../may-try-again.ts';
import { useDeed } from '../use-deed.ts';
import { useReason } from '../use-reason.ts';

interface Props {
  announcement: Announcement;
  onClose: () => void;
}

/** Asks once, and for the reason. */
export const WithdrawDialog = ({ announcement, onClose }: Props) => {
  const { t } = useTranslation(['staff-announcements', 'errors']);
  const locale = useLocale();
  const withdraw = useDeed((reason: string) =>
    api(withdrawAnnouncement, { params: { id: announcement.id }, body: { reason } }),
  );
  const [reason, setReason] = useReason(`announcement:${announcement.id}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = reason.trim() === '';
  const confirm = async () => {
    flushSync(() => setTried(true));
    if (isMissing) return field.current?.focus();
    if (withdraw.isPending) return;
    try {
      await withdraw.mutateAsync(reason.trim());
      showToast({ tone: 'success', title: t('withdrawn') });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors:${errorCodeOf(error)}`) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('withdrawTitle', { title: announcement.words.title[locale] })}
      confirmLabel={withdraw.isPending ? t('saving') : t('withdraw')}
      onConfirm={confirm}
      onClose={onClose}
      busy={withdraw.isPending}
    >
      <div className="grid gap-5">
        <p>{t('withdrawText')}</p>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          error={tried && isMissing ? t('missing') : undefined}
        >
          {(props) => (
            <Textarea
              {...props}
              ref={field}
              rows={2}
              maxLength={STAFF_REASON_MAX}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
