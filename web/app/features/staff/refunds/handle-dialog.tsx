import { formatMoney } from '@tomoguide/contract/format';
import type { RefusedRefund } from '@tomoguide/contract/staff/entities';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../may-try-again.ts';
import { useReason } from '../use-reason.ts';
import { type Handling, useHandleRefund } from './queries.ts';

interface Props {
  refund: RefusedRefund;
  what: Handling;
  onClose: () => void;
}

/** What staff says yes to; how much is left of a refund matters only where it stays. */
const wordsOf = (what: Handling, { leftCents, amountCents }: RefusedRefund) => {
  if (what === 'retry') return 'retryText';
  if (leftCents === 0) return 'keepNothingText';
  return leftCents < amountCents ? 'keepPartText' : 'keepText';
};

/** Asks once, with what will happen and why. */
export const HandleDialog = ({ refund, what, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-refunds');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const handle = useHandleRefund();
  const [reason, setReason] = useReason(`refund:${refund.id}:${what}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = reason.trim() === '';
  const words = wordsOf(what, refund);
  const isGone = words === 'keepNothingText';
  const confirm = async () => {
    flushSync(() => setTried(true));
    if (isMissing) return field.current?.focus();
    if (handle.isPending) return;
    try {
      await handle.mutateAsync({ id: refund.id, what, reason: reason.trim() });
      showToast({ tone: 'success', title: t('done') });
    } catch (error) {
      showToast({ tone: 'destructive', title: errors(errorCodeOf(error)) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(isGone ? 'keepNothingTitle' : `${what}Title`)}
      confirmLabel={handle.isPending ? t('saving') : t(isGone ? 'close' : what)}
      onConfirm={confirm}
      onClose={onClose}
      busy={handle.isPending}
    >
      <div className="grid gap-5">
        <p>
          {t(words, {
            name: nameOf(refund.person.nickname),
            amount: formatMoney(refund.amountCents, locale),
            left: formatMoney(refund.leftCents, locale),
          })}
        </p>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          error={tried && isMissing ? t('reasonMissing') : undefined}
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
