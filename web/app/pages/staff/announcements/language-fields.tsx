import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
} from '@tomoguide/contract/notifications/announcements';
import type { Locale } from '@tomoguide/contract/primitives';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const NAMES = {
  en: { title: 'titleEn', text: 'textEn' },
  'zh-CN': { title: 'titleZh', text: 'textZh' },
} as const satisfies Record<Locale, unknown>;

type Name = (typeof NAMES)[Locale]['title' | 'text'];

interface Props {
  language: Locale;
  form: {
    errors: { readonly [Field in Name]?: string };
    text: (name: Name) => {
      value: string;
      onChange: (event: { target: { value: string } }) => void;
    };
  };
}

/** Title and text of an announcement in one language. */
export const LanguageFields = ({ language, form }: Props) => {
  const { t } = useTranslation('staff-announcements');
  const { title, text } = NAMES[language];
  return (
    <>
      <Field label={t(`staff-announcements.${title}`)} error={form.errors[title]}>
        {(field) => (
          <Input
            {...field}
            {...form.text(title)}
            lang={language}
            maxLength={ANNOUNCEMENT_TITLE_MAX}
          />
        )}
      </Field>
      <Field label={t(`staff-announcements.${text}`)} error={form.errors[text]}>
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
