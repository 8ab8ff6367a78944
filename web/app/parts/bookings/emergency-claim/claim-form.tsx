import { CLAIM_WORDS_MAX } from '@tomoguide/contract/bookings/emergency-claim';
import type { BookingId } from '@tomoguide/contract/primitives';
import { joinSentences } from '@tomoguide/contract/translate';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { passesOnFocus } from '../../../ui/pass-on-focus.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FilePicker } from '../../files/picker/file-picker.tsx';
import { useCaseDraft } from '../case-draft.ts';
import { useClaim } from './queries.ts';

/** A description of the emergency and a document as evidence. */
export const ClaimForm = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation(['bookings-emergency-claim', 'errors']);
  const locale = useLocale();
  const claim = useClaim();
  const { typed, change, uploads, clear } = useCaseDraft('emergency', id, { words: '' });
  const { words } = typed;
  const [tried, setTried] = useState(false);
  const fields = {
    words: useRef<HTMLTextAreaElement>(null),
    files: useRef<HTMLInputElement>(null),
  };
  const wrong = { words: words.trim() === '', files: uploads.stored.length === 0 };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (wrong.words) return fields.words.current?.focus();
    if (uploads.busy || claim.isPending) return;
    if (wrong.files || uploads.failed) return fields.files.current?.focus();
    try {
      const fileIds = uploads.stored.map((file) => file.id);
      await claim.mutateAsync({ id, words: words.trim(), fileIds });
      clear();
      showToast({ tone: 'success', title: t('sent') });
    } catch {
      // Shown above the button, and stays until the next attempt.
    }
  };

  return (
    <Card>
      <form ref={passesOnFocus} noValidate className="grid max-w-xl gap-5" onSubmit={send}>
        <Field
          label={t('words')}
          hint={t('wordsHint')}
          error={tried && wrong.words ? t('wordsMissing') : undefined}
        >
          {(field) => (
            <Textarea
              {...field}
              ref={fields.words}
              maxLength={CLAIM_WORDS_MAX}
              value={words}
              onChange={(event) => change({ words: event.target.value })}
            />
          )}
        </Field>
        <FilePicker
          ref={fields.files}
          label={t('files')}
          uploads={uploads}
          tried={tried}
          error={tried && wrong.files && !uploads.busy ? t('filesMissing') : undefined}
        />
        <p className="text-ink-soft text-sm">{t('once')}</p>
        {claim.isError ? (
          <p role="alert" className="text-danger">
            {joinSentences(locale, t('failed'), t(`errors:${errorCodeOf(claim.error)}`))}
          </p>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={claim.isPending || uploads.busy}>
          {claim.isPending ? t('sending') : t('send')}
        </Button>
      </form>
    </Card>
  );
};
