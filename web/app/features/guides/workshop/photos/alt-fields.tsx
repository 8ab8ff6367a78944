import { PHOTO_ALT_MAX } from '@tomoguide/contract/guides/photos';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';

/** What is typed; nothing is none. */
export interface AltDraft {
  en: string;
  zh: string;
}

export const altOf = ({ en, zh }: AltDraft) => ({ en: en.trim() || null, zh: zh.trim() || null });

interface Props {
  value: AltDraft;
  onChange: (value: AltDraft) => void;
}

/** What a photo shows, for those who do not see it. */
export const AltFields = ({ value, onChange }: Props) => {
  const { t } = useTranslation('guides-photos');
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{t('alt.title')}</legend>
      <p className="text-ink-soft text-sm">{t('alt.hint')}</p>
      {(['zh', 'en'] as const).map((language) => (
        <Field key={language} label={t(`alt.${language}`)} note={t('optional')}>
          {(field) => (
            <Input
              {...field}
              lang={language}
              maxLength={PHOTO_ALT_MAX}
              value={value[language]}
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
};
