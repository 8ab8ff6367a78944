import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { NumberField } from '@tomoguide/contract/applications/fields';
import { useTranslation } from '../../translation/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useQuestion } from './use-question.ts';

type SelectField = 'gender' | 'mbti' | 'residenceStatus' | 'workPermits' | NumberField;
type Choice<Name extends SelectField> = NonNullable<ApplicationAnswers[Name]>;

interface Props<Name extends SelectField> {
  name: Name;
  choices: readonly Choice<Name>[];
  formatOption: (choice: Choice<Name>) => string;
  optional?: boolean;
  hint?: string;
}

/** A question with a few answers to choose from. */
export const SelectQuestion = <Name extends SelectField>({
  name,
  choices,
  formatOption,
  optional = false,
  hint,
}: Props<Name>) => {
  const { t } = useTranslation('application-form', 'applications');
  const { field, label, error } = useQuestion(name);
  return (
    <Field
      label={label}
      note={optional ? t('application-form.optional') : undefined}
      hint={hint}
      error={error}
    >
      {(props) => (
        <Select
          {...props}
          {...field}
          value={field.value ?? ''}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => String(choice) === target.value) ?? null;
            field.onChange(chosen as ApplicationAnswers[Name]);
          }}
        >
          <option value="">
            {t(optional ? 'applications.notGiven' : 'application-form.choose')}
          </option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {formatOption(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
