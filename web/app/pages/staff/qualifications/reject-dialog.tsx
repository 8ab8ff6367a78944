import { inLocale } from '@tomoguide/contract/guides/local-text';
import { QUALIFICATION_REASON_MAX } from '@tomoguide/contract/guides/qualification-bounds';
import type { QualificationCase } from '@tomoguide/contract/guides/qualifications';
import { required } from '../../../form/required.ts';
import { useRestoredValues } from '../../../form/restored-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';

interface Props {
  one: QualificationCase;
  busy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a message to the guide. */
export const RejectDialog = ({ one, busy, onReject, onClose }: Props) => {
  const { t } = useTranslation('staff-qualifications');
  const locale = useLocale();
  const form = useForm({
    state: useRestoredValues(`staff:qualification:${one.id}`, { reason: '' }),
    validate: ({ reason }) => ({
      reason: required(reason, t('staff-qualifications.reasonMissing')),
    }),
    send: async ({ reason }) => onReject(reason.trim()),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('staff-qualifications.rejectTitle', { title: inLocale(one.title, locale) })}
      confirmLabel={t(busy ? 'staff-qualifications.saving' : 'staff-qualifications.reject')}
      busy={busy}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <div ref={form.ref} className="grid gap-5">
        <p>{t('staff-qualifications.rejectText')}</p>
        <ReasonField
          label={t('staff-qualifications.reason')}
          hint={t('staff-qualifications.reasonHint')}
          error={form.errors.reason}
          max={QUALIFICATION_REASON_MAX}
          rows={3}
          {...form.text('reason')}
        />
      </div>
    </ConfirmDialog>
  );
};
