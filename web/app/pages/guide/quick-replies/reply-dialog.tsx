import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { getOtherTextLanguage, LANGUAGES } from '@tomoguide/contract/locale';
import { QUICK_REPLY_MAX } from '@tomoguide/contract/messaging/fields';
import {
  listUnknownPlaceholders,
  PLACEHOLDER_NAMES,
  PLACEHOLDERS,
} from '@tomoguide/contract/messaging/placeholders';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { useId } from 'react';
import { requireText } from '../../../form/required.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const listPlaceholders = (language: TextLanguage): string =>
  PLACEHOLDERS.map((each) => `{${PLACEHOLDER_NAMES[each][language]}}`).join(' ');

interface Props {
  /** The reply to edit; null for a new one. */
  reply: QuickReply | null;
  onSave: (reply: QuickReply) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog to write a quick reply in both languages. */
export const ReplyDialog = ({ reply, onSave, onClose }: Props) => {
  const { t } = useTranslation('quick-replies', 'errors');
  const { reads } = LANGUAGES[useLocale()];
  const id = useId();
  const getProblem = (text: string): string | undefined => {
    const unknown = listUnknownPlaceholders(text);
    return unknown.length > 0
      ? t('quick-replies.unknown', { list: unknown.join(' ') })
      : requireText(text, t('errors.TEXT_REQUIRED'));
  };
  const form = useForm({
    state: useValues(reply ?? { en: '', zh: '' }),
    validate: ({ en, zh }) => ({ en: getProblem(en), zh: getProblem(zh) }),
    send: async ({ en, zh }) => {
      await onSave({ en: en.trim(), zh: zh.trim() });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={t(reply ? 'quick-replies.editTitle' : 'quick-replies.addTitle')}
      footer={
        <Button type="submit" form={id} wide busy={form.busy}>
          {t('quick-replies.save')}
        </Button>
      }
    >
      <form id={id} ref={form.ref} onSubmit={form.submit} className="grid gap-4">
        {[reads, getOtherTextLanguage(reads)].map((language) => (
          <Field
            key={language}
            label={t(`quick-replies.language.${language}`)}
            error={form.errors[language]}
            hint={t('quick-replies.placeholders', { list: listPlaceholders(language) })}
          >
            {(field) => (
              <Textarea
                {...field}
                {...form.text(language)}
                lang={language}
                maxLength={QUICK_REPLY_MAX}
                readOnly={form.busy}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
};
