import {
  MULTILINE_FIELDS,
  TEXT_BOUNDS,
  type TextField,
} from '@tomoguide/contract/applications/fields';
import { formatNumber } from '@tomoguide/contract/format';
import { joinSentences } from '@tomoguide/contract/translate';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useQuestion } from './use-question.ts';

interface Props {
  name: TextField;
  hint?: string;
  optional?: boolean;
  type?: 'text' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A question with a text answer. */
export const TextQuestion = ({ name, hint, optional, type, autoComplete }: Props) => {
  const { t } = useTranslation('application-form');
  const locale = useLocale();
  const { field, label, error } = useQuestion(name);
  const control = {
    ...field,
    onChange: ({ target }: { target: { value: string } }) => field.onChange(target.value),
  };
  const { max } = TEXT_BOUNDS[name];
  const isLong = MULTILINE_FIELDS.includes(name);
  const left = t('application-form.charactersLeft', {
    left: formatNumber(Math.max(0, max - [...field.value].length)),
  });
  return (
    <Field
      label={label}
      note={optional ? t('application-form.optional') : undefined}
      hint={isLong ? joinSentences(locale, hint ?? '', left) : hint}
      error={error}
    >
      {(props) =>
        isLong ? (
          <Textarea {...props} {...control} rows={4} maxLength={max} />
        ) : (
          <Input {...props} {...control} type={type} maxLength={max} autoComplete={autoComplete} />
        )
      }
    </Field>
  );
};
