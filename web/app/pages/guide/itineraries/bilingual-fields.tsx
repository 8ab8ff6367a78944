import type { Catalogs } from '@tomoguide/contract/words/keys';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { TypedWords } from './typed-itinerary.ts';

interface Props {
  /** The base name of the two fields; each field appends its language. */
  name: string;
  label: keyof Catalogs['guide-settings']['itineraries']['fields'];
  words: TypedWords;
  max: number;
  rows?: number;
  /** The error to show below the first field. */
  error?: string | undefined;
  /** Returns the server's error for the field in this language. */
  refused: (language: 'zh' | 'en') => string | undefined;
  onChange: (words: TypedWords) => void;
}

const LANGUAGES = [
  ['zh', 'zh-CN'],
  ['en', 'en'],
] as const;

/** Two fields for the same text in Chinese and in English, side by side if there is room. */
export const BilingualFields = ({
  name,
  label,
  words,
  max,
  rows,
  error,
  refused,
  onChange,
}: Props) => {
  const { t } = useTranslation('guide-settings');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map(([language, lang], index) => {
        const control = {
          name: `${name}-${language}`,
          lang,
          maxLength: max,
          value: words[language],
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...words, [language]: target.value }),
        };
        return (
          <Field
            key={language}
            label={t(`guide-settings.itineraries.fields.${label}`, {
              language: t(`guide-settings.itineraries.language.${language}`),
            })}
            error={(index === 0 ? error : undefined) ?? refused(language)}
          >
            {(field) =>
              rows ? (
                <Textarea {...field} {...control} rows={rows} />
              ) : (
                <Input {...field} {...control} autoComplete="off" />
              )
            }
          </Field>
        );
      })}
    </div>
  );
};
