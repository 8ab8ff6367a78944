import {
  REPORT_MAX,
  REPORT_REASONS,
  type ReportReason,
} from '@tomoguide/contract/messaging/fields';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useReport } from '../mutations.ts';

interface Props {
  id: ConversationId;
  name: string;
  onClose: () => void;
}

/** Reports a user to staff, with a reason and an optional text. */
export const ReportDialog = ({ id, name, onClose }: Props) => {
  const { t } = useTranslation('messaging');
  const { t: layout } = useTranslation('layout');
  const { t: errors } = useTranslation('errors');
  const report = useReport(id);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = async () => {
    setTried(true);
    if (reason === null || report.isPending) return;
    try {
      await report.mutateAsync({ reason, words: words.trim() });
      showToast({ tone: 'success', title: t('reported') });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('reportTitle', { name })}
      confirmLabel={t('reportSend')}
      busy={report.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          <Unbroken names={[name]}>{t('reportText', { name })}</Unbroken>
        </p>
        <Field
          label={t('reportWhat')}
          error={tried && reason === null ? t('reportMissing') : undefined}
        >
          {(field) => (
            <Select
              {...field}
              value={reason ?? ''}
              onChange={({ target }) =>
                setReason(REPORT_REASONS.find((one) => one === target.value) ?? null)
              }
            >
              <option value="">{t('reportChoose')}</option>
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`reasons.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('reportWords')} note={layout('optional')}>
          {(field) => (
            <Textarea
              {...field}
              rows={4}
              maxLength={REPORT_MAX}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        {report.error ? (
          <p role="alert" className="text-danger">
            {errors(errorCodeOf(report.error))}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
