import type { CommissionClaim } from '@tomoguide/contract/bookings/entities';
import { OBJECTION_MAX } from '@tomoguide/contract/bookings/patterns';
import { requireText } from '../../../form/required.ts';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useObjection } from './queries.ts';

/** A dialog in which the guide explains, once, why the fee is not due. */
export const ObjectionDialog = ({
  claim,
  onClose,
}: {
  claim: CommissionClaim;
  onClose: () => void;
}) => {
  const { t } = useTranslation('service-fee', 'errors');
  const objection = useObjection();
  const state = useOwnDraft(`objection:${claim.id}`, { words: '' });
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ words }) => ({ words: requireText(words, t('service-fee.wordsMissing')) }),
    send: async ({ words }) => {
      try {
        await objection.mutateAsync({ id: claim.id, words: words.trim() });
        clear();
        showToast({ tone: 'success', title: t('service-fee.sent') });
        onClose();
      } catch (error) {
        const code = getErrorCode(error);
        showToast({ tone: 'destructive', title: t(`errors.${code}`) });
        if (code === 'OBJECTION_OVER') onClose();
      }
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('service-fee.objectTitle')}
      confirmLabel={form.busy ? t('service-fee.sending') : t('service-fee.object')}
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref}>
        <Field
          label={t('service-fee.words')}
          hint={t('service-fee.wordsHint')}
          error={form.errors.words}
        >
          {(props) => (
            <Textarea {...props} {...form.text('words')} rows={4} maxLength={OBJECTION_MAX} />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
