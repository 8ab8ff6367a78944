import type { CommissionClaim } from '@tomoguide/contract/bookings/entities';
import { OBJECTION_MAX } from '@tomoguide/contract/bookings/patterns';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useObjection } from './queries.ts';

/** Lets the guide object once, saying why the fee is not due. */
export const ObjectionDialog = ({
  claim,
  onClose,
}: {
  claim: CommissionClaim;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['bookings-service-fee', 'errors']);
  const objection = useObjection();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = words.trim() === '';
  const send = async () => {
    flushSync(() => setTried(true));
    if (isMissing) return field.current?.focus();
    if (objection.isPending) return;
    try {
      await objection.mutateAsync({ id: claim.id, words: words.trim() });
      showToast({ tone: 'success', title: t('sent') });
      onClose();
    } catch (error) {
      const code = errorCodeOf(error);
      showToast({ tone: 'destructive', title: t(`errors:${code}`) });
      if (code === 'OBJECTION_OVER') onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('objectTitle')}
      confirmLabel={objection.isPending ? t('sending') : t('object')}
      onConfirm={send}
      onClose={onClose}
      busy={objection.isPending}
    >
      <Field
        label={t('words')}
        hint={t('wordsHint')}
        error={tried && isMissing ? t('wordsMissing') : undefined}
      >
        {(props) => (
          <Textarea
            {...props}
            ref={field}
            rows={4}
            maxLength={OBJECTION_MAX}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
};
