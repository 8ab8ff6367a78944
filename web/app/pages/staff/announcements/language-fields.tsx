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
export type TypedWords = Record<Name, string>;

interface Props {
  language: Locale;
  words: TypedWords;
  /** After the first submit: marks empty fields. */
  tried: boolean;
  onChange: (change: Partial<TypedWords>) => void;
}

/** Title and text of an announcement in one language. */
export const LanguageFields = ({ language, words, tried, onChange }: Props) => {
  const { t } = useTranslation('staff-announcements');
  const { title, text } = NAMES[language];
  const missing = (name: Name) => (tried && words[name].trim() === '' ? t('missing') : undefined);
  return (
    <>
      <Field label={t(title)} error={missing(title)}>
        {(field) => (
          <Input
            {...field}
            lang={language}
            maxLength={ANNOUNCEMENT_TITLE_MAX}
            value={words[title]}
            onChange={({ target }) => onChange({ [title]: target.value })}
          />
        )}
      </Field>
      <Field label={t(text)} error={missing(text)}>
        {(field) => (
          <Textarea
            {...field}
            lang={language}
            rows={3}
            maxLength={ANNOUNCEMENT_TEXT_MAX}
            value={words[text]}
            onChange={({ target }) => onChange({ [text]: target.value })}
          />
        )}
      </Field>
    </>
  );
};
