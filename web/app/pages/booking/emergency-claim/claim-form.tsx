import { CLAIM_TEXT_MAX } from '@tomoguide/contract/bookings/emergency-claim';
import type { BookingId } from '@tomoguide/contract/primitives';
import { joinSentences } from '@tomoguide/contract/translate';
import { requireText } from '../../../form/required.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useCaseDraft } from '../../../parts/bookings/case-draft.ts';
import { FilePicker } from '../../../parts/files/picker/file-picker.tsx';
import { areMissing } from '../../../parts/files/picker/use-uploads.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useClaim } from './queries.ts';

/** The form for an emergency claim: a description of the emergency and a document as evidence. */
export const ClaimForm = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation('emergency-claim', 'errors');
  const locale = useLocale();
  const claim = useClaim();
  const { state, uploads, clear } = useCaseDraft('emergency', id, { words: '' });
  const form = useForm({
    state,
    validate: ({ words }) => ({
      words: requireText(words, t('emergency-claim.wordsMissing')),
      files: areMissing(uploads) ? t('emergency-claim.filesMissing') : undefined,
    }),
    send: async ({ words }) => {
      if (uploads.busy) return;
      const fileIds = uploads.stored.map((file) => file.id);
      await claim.mutateAsync({ id, words: words.trim(), fileIds });
      clear();
      showToast({ tone: 'success', title: t('emergency-claim.sent') });
    },
  });

  return (
    <Card>
      <form
        ref={restoresFocusOnRemoval}
        noValidate
        className="grid max-w-xl gap-5"
        onSubmit={form.submit}
      >
        <Field
          label={t('emergency-claim.words')}
          hint={t('emergency-claim.wordsHint')}
          error={form.errors.words}
        >
          {(field) => <Textarea {...field} {...form.text('words')} maxLength={CLAIM_TEXT_MAX} />}
        </Field>
        <FilePicker
          label={t('emergency-claim.files')}
          uploads={uploads}
          tried={form.tried}
          error={form.errors.files}
        />
        <p className="text-ink-soft text-sm">{t('emergency-claim.once')}</p>
        {claim.isError ? (
          <p role="alert" className="text-danger">
            {joinSentences(
              locale,
              t('emergency-claim.failed'),
              t(`errors.${getErrorCode(claim.error)}`),
            )}
          </p>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={form.busy || uploads.busy}>
          {form.busy ? t('emergency-claim.sending') : t('emergency-claim.send')}
        </Button>
      </form>
    </Card>
  );
};
