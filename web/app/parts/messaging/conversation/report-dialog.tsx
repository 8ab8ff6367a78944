import {
  REPORT_MAX,
  REPORT_REASONS,
  type ReportReason,
} from '@tomoguide/contract/messaging/fields';
import type { ConversationId } from '@tomoguide/contract/primitives';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
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

/** A dialog to report a user to staff, with a reason and an optional text. */
export const ReportDialog = ({ id, name, onClose }: Props) => {
  const { t } = useTranslation('messaging', 'layout', 'errors');
  const report = useReport(id);
  const state = useOwnDraft<{ reason: ReportReason | null; words: string }>(`report:${id}`, {
    reason: null,
    words: '',
  });
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ reason }) => ({
      reason: reason === null ? t('messaging.reportMissing') : undefined,
    }),
    send: async ({ reason, words }) => {
      if (reason === null) return;
      await report.mutateAsync({ reason, words: words.trim() });
      clear();
      showToast({ tone: 'success', title: t('messaging.reported') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('messaging.reportTitle', { name })}
      confirmLabel={t('messaging.reportSend')}
      busy={form.busy}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <div ref={form.ref} className="grid gap-4">
        <p>
          <Unbroken names={[name]}>{t('messaging.reportText', { name })}</Unbroken>
        </p>
        <Field label={t('messaging.reportWhat')} error={form.errors.reason}>
          {(field) => (
            <Select
              {...field}
              value={form.values.reason ?? ''}
              onChange={({ target }) =>
                form.change({
                  reason: REPORT_REASONS.find((one) => one === target.value) ?? null,
                })
              }
            >
              <option value="">{t('messaging.reportChoose')}</option>
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`messaging.reasons.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('messaging.reportWords')} note={t('layout.optional')}>
          {(field) => (
            <Textarea {...field} {...form.text('words')} rows={4} maxLength={REPORT_MAX} />
          )}
        </Field>
        {report.error ? (
          <p role="alert" className="text-danger">
            {t(`errors.${getErrorCode(report.error)}`)}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
