import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SEARCH_LANGUAGES } from './search-language.ts';

interface Props {
  value: GuideLanguage | null;
  onChange: (language: GuideLanguage | null) => void;
}

export const LanguageField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('landing', 'guides');
  return (
    <Field label={t('landing.form.language')}>
      {(field) => (
        <Select
          {...field}
          name="language"
          value={value ?? ''}
          onChange={(event) =>
            onChange(SEARCH_LANGUAGES.find((language) => language === event.target.value) ?? null)
          }
        >
          <option value="">{t('landing.form.anyLanguage')}</option>
          {SEARCH_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {t(`guides.languages.${language}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
