import type { StaffReview } from '@tomoguide/contract/reviews/entities';
import { HIDE_REASON_MAX } from '@tomoguide/contract/reviews/fields';
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
import { type Deed, useReviewDeed } from './queries.ts';

interface Props {
  review: StaffReview;
  what: Deed;
  onClose: () => void;
}

/** Asks once, in the words of what will happen, and for the reason. */
export const DeedDialog = ({ review, what, onClose }: Props) => {
  const { t } = useTranslation('staff-reviews');
  const nameOf = usePersonName();
  const { t: errors } = useTranslation('errors');
  const deed = useReviewDeed();
  const [reason, setReason] = useReason(`review:${review.id}:${what}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = reason.trim() === '';

  const confirm = async () => {
    flushSync(() => setTried(true));
    if (missing) return field.current?.focus();
    if (deed.isPending) return;
    try {
      await deed.mutateAsync({ id: review.id, what, reason: reason.trim() });
      showToast({ tone: 'success', title: t(`done.${what}`) });
    } catch (error) {
      showToast({ tone: 'destructive', title: errors(errorCodeOf(error)) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };

  const people = {
    author: nameOf(review.author.nickname),
    subject: nameOf(review.subject.nickname),
  };
  return (
    <ConfirmDialog
      open
      danger={what === 'hide'}
      title={t(`${what}Title`)}
      confirmLabel={deed.isPending ? t('saving') : t(what)}
      onConfirm={confirm}
      onClose={onClose}
      busy={deed.isPending}
    >
      <div className="grid gap-5">
        <p>{t(`${what}Text`, people)}</p>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          error={tried && missing ? t('reasonMissing') : undefined}
        >
          {(props) => (
            <Textarea
              {...props}
              ref={field}
              rows={2}
              maxLength={HIDE_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
