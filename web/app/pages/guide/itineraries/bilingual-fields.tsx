import { LANGUAGES } from '@tomoguide/contract/locale';
import type { Catalogs } from '@tomoguide/contract/words/keys';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { TypedWords } from './typed-itinerary.ts';

type Language = 'zh' | 'en';

interface Props {
  /** The base name of the fields; each field appends its language. */
  name: string;
  label: keyof Catalogs['guide-settings']['itineraries']['fields'];
  words: TypedWords;
  max: number;
  rows?: number;
  /** The error to show below the first field. */
  error?: string | undefined;
  /** Returns the server's error for the field in this language. */
  refused: (language: Language) => string | undefined;
  onChange: (words: TypedWords) => void;
}

const TAGS = { zh: 'zh-CN', en: 'en' } as const;

/**
 * A field for a text in the guide's language. A button adds the field for the other language, which is shown
 * from the start if it has text.
 */
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
  const first = LANGUAGES[useLocale()].reads;
  const second: Language = first === 'zh' ? 'en' : 'zh';
  const [hasBoth, setHasBoth] = useState(words[second] !== '');
  const fields = useRef<HTMLDivElement>(null);
  const getLabel = (language: Language): string =>
    t(`guide-settings.itineraries.fields.${label}`, {
      language: t(`guide-settings.itineraries.language.${language}`),
    });
  const addSecond = () => {
    flushSync(() => setHasBoth(true));
    fields.current?.querySelector<HTMLElement>(`[name="${name}-${second}"]`)?.focus();
  };
  return (
    <div ref={fields} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {(hasBoth ? [first, second] : [first]).map((language) => {
        const control = {
          name: `${name}-${language}`,
          lang: TAGS[language],
          maxLength: max,
          value: words[language],
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...words, [language]: target.value }),
        };
        return (
          <Field
            key={language}
            label={getLabel(language)}
            error={(language === first ? error : undefined) ?? refused(language)}
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
      {hasBoth ? null : (
        <Button
          tone="quiet"
          size="small"
          className="max-sm:-ml-3 justify-self-start sm:mt-8 sm:self-start"
          onClick={addSecond}
        >
          {t('guide-settings.itineraries.addLanguage', {
            language: t(`guide-settings.itineraries.language.${second}`),
          })}
          <span className="sr-only">: {getLabel(second)}</span>
        </Button>
      )}
    </div>
  );
};
