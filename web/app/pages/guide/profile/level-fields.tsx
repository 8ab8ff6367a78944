import {
  GUIDE_LANGUAGES,
  type GuideLanguage,
  LanguageLevel,
  type LanguageLevels,
} from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface Props {
  languages: readonly GuideLanguage[];
  levels: LanguageLevels;
  onChange: (levels: LanguageLevels) => void;
}

/** Selects for the level of each selected language. */
export const LevelFields = ({ languages, levels, onChange }: Props) => {
  const { t } = useTranslation('guide-profile', 'guides');
  const spoken = GUIDE_LANGUAGES.filter((one) => languages.includes(one));
  if (spoken.length === 0) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {spoken.map((one) => (
        <Field
          key={one}
          label={t('guide-profile.levelOf', { language: t(`guides.languages.${one}`) })}
          note={t('guide-profile.optional')}
        >
          {(field) => (
            <Select
              {...field}
              value={levels[one] ?? ''}
              onChange={({ target }) => {
                const level = LanguageLevel.options.find((each) => each === target.value) ?? null;
                onChange({ ...levels, [one]: level });
              }}
            >
              <option value="">{t('guide-profile.levelNotGiven')}</option>
              {LanguageLevel.options.map((level) => (
                <option key={level} value={level}>
                  {t(`guides.levels.${level}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
};
