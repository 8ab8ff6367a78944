import type { IdentityCase } from '@tomoguide/contract/applications/identity';
import {
  IDENTITY_NAME_MAX,
  IDENTITY_REASON_MAX,
  type IdentityDecision,
} from '@tomoguide/contract/applications/identity-rules';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../can-retry.ts';
import { ReasonField } from '../reason-field.tsx';
import { useReason } from '../use-reason.ts';
import { useStaffAction } from '../use-staff-action.ts';
import { type Decided, decide } from './queries.ts';

interface Props {
  check: IdentityCase;
  decision: IdentityDecision;
  onClose: () => void;
}

/** Asks for the name on the document, or for the text to the user. */
export const DecideDialog = ({ check, decision, onClose }: Props) => {
  const { t } = useTranslation(['staff-identity', 'errors']);
  const deciding = useStaffAction((input: Decided) => decide(input));
  const isVerified = decision === 'verified';
  const [words, setWords] = useReason(
    `identity:${check.id}:${decision}`,
    isVerified ? (check.applicationName ?? check.fullName) : '',
  );
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const missing = tried && words.trim() === '';

  const confirm = async () => {
    flushSync(() => setTried(true));
    if (words.trim() === '') return (input.current ?? area.current)?.focus();
    if (deciding.isPending) return;
    const details = isVerified ? { name: words.trim() } : { reason: words.trim() };
    try {
      await deciding.mutateAsync({ id: check.id, decision, ...details });
      showToast({ tone: 'success', title: t(decision) });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors:${errorCodeOf(error)}`) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger={!isVerified}
      title={t(isVerified ? 'verifyTitle' : 'rejectTitle', { name: check.fullName })}
      confirmLabel={deciding.isPending ? t('saving') : t(isVerified ? 'verify' : 'reject')}
      onConfirm={confirm}
      onClose={onClose}
      busy={deciding.isPending}
    >
      <div className="grid gap-5">
        <p>{t(isVerified ? 'verifyText' : 'rejectText')}</p>
        {isVerified ? (
          <Field label={t('name')} error={missing ? t('nameMissing') : undefined}>
            {(props) => (
              <Input
                {...props}
                ref={input}
                autoComplete="off"
                maxLength={IDENTITY_NAME_MAX}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
        ) : (
          <ReasonField
            ref={area}
            label={t('reason')}
            hint={t('reasonHint')}
            error={missing ? t('reasonMissing') : undefined}
            max={IDENTITY_REASON_MAX}
            rows={3}
            value={words}
            onChange={setWords}
          />
        )}
      </div>
    </ConfirmDialog>
  );
};
