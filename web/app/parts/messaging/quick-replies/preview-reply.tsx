import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { getOtherTextLanguage } from '@tomoguide/contract/locale';
import { mentionsPrivateRide } from '@tomoguide/contract/messaging/driving-words';
import { TEXT_MAX } from '@tomoguide/contract/messaging/fields';
import { listInBraces } from '@tomoguide/contract/messaging/placeholders';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { useId } from 'react';
import { requireText } from '../../../form/required.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface Props {
  /** Both versions, with the values that are known. */
  texts: QuickReply;
  reads: TextLanguage;
  name: string;
  onBack: () => void;
  onSend: (texts: QuickReply) => void;
  onClose: () => void;
}

/**
 * Both versions of a quick reply, the one that the traveler sees first. It can be sent once nothing is left
 * to fill in.
 */
export const PreviewReply = ({ texts, reads, name, onBack, onSend, onClose }: Props) => {
  const { t } = useTranslation('quick-replies', 'messaging', 'errors');
  const id = useId();
  const getProblem = (text: string): string | undefined => {
    const unfilled = listInBraces(text);
    return unfilled.length > 0
      ? t('quick-replies.unfilled', { list: unfilled.join(' ') })
      : requireText(text, t('errors.TEXT_REQUIRED'));
  };
  const form = useForm({
    state: useValues(texts),
    validate: ({ en, zh }) => ({ en: getProblem(en), zh: getProblem(zh) }),
    send: async ({ en, zh }) => onSend({ en: en.trim(), zh: zh.trim() }),
  });
  const { en, zh } = form.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quick-replies.check')}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onBack}>
            {t('quick-replies.back')}
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={getProblem(en) !== undefined || getProblem(zh) !== undefined}
          >
            {t('quick-replies.send')}
          </Button>
        </div>
      }
    >
      <form id={id} onSubmit={form.submit} className="grid gap-4">
        {[reads, getOtherTextLanguage(reads)].map((language) => (
          <Field
            key={language}
            label={t(language === reads ? 'quick-replies.readerSees' : 'quick-replies.folded', {
              name,
              language: t(`quick-replies.language.${language}`),
            })}
            error={getProblem(form.values[language])}
          >
            {(field) => (
              <Textarea
                {...field}
                {...form.text(language)}
                lang={language}
                rows={3}
                maxLength={TEXT_MAX}
              />
            )}
          </Field>
        ))}
        {mentionsPrivateRide(en) || mentionsPrivateRide(zh) ? (
          <p role="alert" className="rounded-xl bg-sunken p-3 text-sm">
            {t('messaging.rideRule')}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
};
