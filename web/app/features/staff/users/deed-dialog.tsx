import type { StaffUser } from '@tomoguide/contract/staff/entities';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../may-try-again.ts';
import { useReason } from '../use-reason.ts';
import { type UserDeed, useUserDeed } from './queries.ts';

interface Props {
  user: StaffUser;
  what: UserDeed;
  onClose: () => void;
}

/** Asks once, in the words of what will happen, and for the reason. */
export const DeedDialog = ({ user, what, onClose }: Props) => {
  const { t } = useTranslation(['staff-users', 'errors']);
  const nameOf = usePersonName();
  const isHard = what === 'suspend_account' || what === 'suspend_guide';
  const deed = useUserDeed();
  const [reason, setReason] = useReason(`user:${user.person.id}:${what}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = reason.trim() === '';

  const confirm = async () => {
    flushSync(() => setTried(true));
    if (missing) return field.current?.focus();
    if (deed.isPending) return;
    try {
      await deed.mutateAsync({ id: user.person.id, what, reason: reason.trim() });
      showToast({ tone: 'success', title: t(`done.${what}`) });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors:${errorCodeOf(error)}`) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger={isHard}
      title={t(`titles.${what}`, { name: nameOf(user.fullName) })}
      confirmLabel={deed.isPending ? t('saving') : t(`deeds.${what}`)}
      onConfirm={confirm}
      onClose={onClose}
      busy={deed.isPending}
    >
      <div className="grid gap-5">
        <p>{t(`texts.${what}`)}</p>
        <Field
          label={t('reason')}
          hint={isHard || what === 'pause_guide' ? t('reasonRead') : t('reasonHint')}
          error={tried && missing ? t('reasonMissing') : undefined}
        >
          {(props) => (
            <Textarea
              {...props}
              ref={field}
              rows={2}
              maxLength={STAFF_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
