import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import {
  type ApplicationDecision,
  DECISION_REASON_MAX,
} from '@tomoguide/contract/applications/fields';
import type { FileId } from '@tomoguide/contract/primitives';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../can-retry.ts';
import { useReason } from '../use-reason.ts';
import { useStaffAction } from '../use-staff-action.ts';
import { type Decided, decide } from './queries.ts';

interface Props {
  found: ApplicationCase;
  decision: ApplicationDecision;
  checked: readonly FileId[];
  onClose: () => void;
}

/** Asks for confirmation and for the text to the applicant. */
export const DecideDialog = ({ found, decision, checked, onClose }: Props) => {
  const { t } = useTranslation(['staff-applications', 'errors']);
  const deciding = useStaffAction((input: Decided) => decide(input));
  const [reason, setReason] = useReason(`application:${found.applicant.id}:${decision}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const needsReason = decision !== 'approved';
  const missing = needsReason && reason.trim() === '';

  const confirm = async () => {
    flushSync(() => setTried(true));
    if (missing) return field.current?.focus();
    if (deciding.isPending) return;
    try {
      await deciding.mutateAsync({
        userId: found.applicant.id,
        decision,
        revision: found.revision,
        reason: reason.trim(),
        checkedFileIds: decision === 'approved' ? [...checked] : [],
      });
      showToast({ tone: 'success', title: t(`done.${decision}`) });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors:${errorCodeOf(error)}`) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger={decision === 'rejected'}
      title={t(`titles.${decision}`, { name: found.answers.name })}
      confirmLabel={deciding.isPending ? t('saving') : t(`decisions.${decision}`)}
      onConfirm={confirm}
      onClose={onClose}
      busy={deciding.isPending}
    >
      <div className="grid gap-5">
        <p>{t(`texts.${decision}`)}</p>
        {needsReason ? (
          <Field label={t('reason')} error={tried && missing ? t('reasonMissing') : undefined}>
            {(props) => (
              <Textarea
                {...props}
                ref={field}
                maxLength={DECISION_REASON_MAX}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
