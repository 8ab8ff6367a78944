import { getLanguageName, type Locale } from '@tomoguide/contract/locale';
import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
} from '@tomoguide/contract/notifications/announcements';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

/** The name of a field that contains a title or text in one language. */
export type TextName = `${'title' | 'text'}.${Locale}`;

interface Props {
  language: Locale;
  form: {
    errors: { readonly [Field in TextName]?: string };
    text: (name: TextName) => {
      value: string;
      onChange: (event: { target: { value: string } }) => void;
    };
  };
}

/** The fields for the title and text of an announcement in one language. */
export const LanguageFields = ({ language, form }: Props) => {
  const { t } = useTranslation('staff-announcements');
  const named = { language: getLanguageName(language, useLocale()) };
  const title: TextName = `title.${language}`;
  const text: TextName = `text.${language}`;
  return (
    <>
      <Field label={t('staff-announcements.titleIn', named)} error={form.errors[title]}>
        {(field) => (
          <Input
            {...field}
            {...form.text(title)}
            lang={language}
            maxLength={ANNOUNCEMENT_TITLE_MAX}
          />
        )}
      </Field>
      <Field label={t('staff-announcements.textIn', named)} error={form.errors[text]}>
        {(field) => (
          <Textarea
            {...field}
            {...form.text(text)}
            lang={language}
            rows={3}
            maxLength={ANNOUNCEMENT_TEXT_MAX}
          />
        )}
      </Field>
    </>
  );
};
