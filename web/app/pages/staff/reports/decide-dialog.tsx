import type { PersonReport } from '@tomoguide/contract/messaging/entities';
import { REPORT_MAX, type ReportDecision } from '@tomoguide/contract/messaging/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../can-retry.ts';
import { useReason } from '../use-reason.ts';
import { useDecideReport } from './queries.ts';

interface Props {
  report: PersonReport;
  decision: ReportDecision;
  onClose: () => void;
}

/** Asks for confirmation and for the reason. */
export const DecideDialog = ({ report, decision, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation(['staff-reports', 'errors']);
  const decide = useDecideReport();
  const [reason, setReason] = useReason(`report:${report.id}:${decision}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = reason.trim() === '';
  const named = { reported: nameOf(report.reported.nickname) };

  const confirm = async () => {
    flushSync(() => setTried(true));
    if (missing) return field.current?.focus();
    if (decide.isPending) return;
    try {
      await decide.mutateAsync({ id: report.id, decision, reason: reason.trim() });
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
      danger={decision === 'warned'}
      title={t(`${decision}Title`, named)}
      confirmLabel={decide.isPending ? t('saving') : t(decision)}
      onConfirm={confirm}
      onClose={onClose}
      busy={decide.isPending}
    >
      <div className="grid gap-5">
        <p>{t(`${decision}Text`, named)}</p>
        <Field
          label={t('why')}
          hint={t('whyHint')}
          error={tried && missing ? t('whyMissing') : undefined}
        >
          {(props) => (
            <Textarea
              {...props}
              ref={field}
              rows={2}
              maxLength={REPORT_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
