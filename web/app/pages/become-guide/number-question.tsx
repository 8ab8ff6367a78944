import type { NumberField } from '@tomoguide/contract/applications/fields';
import { digitsIn } from '@tomoguide/contract/typed-digits';
import { useTranslation } from '../../translation/use-translation.ts';
import { CorrectedInput } from '../../ui/corrected-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useQuestion } from './use-question.ts';

const DIGITS_MAX = 5;

const numberOf = (typed: string): number | null => {
  const digits = digitsIn(typed).slice(0, DIGITS_MAX);
  return digits === '' ? null : Number(digits);
};

/** A question with a whole number as its answer. */
export const NumberQuestion = ({ name, hint }: { name: NumberField; hint?: string }) => {
  const { field, label, error } = useQuestion(name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <CorrectedInput
          {...props}
          {...field}
          inputMode="numeric"
          value={field.value ?? ''}
          onChange={(typed) => field.onChange(numberOf(typed))}
        />
      )}
    </Field>
  );
};

interface ChoiceProps {
  name: NumberField;
  choices: readonly number[];
  wordsOf: (choice: number) => string;
}

/** A choice between a few numbers. */
export const NumberChoice = ({ name, choices, wordsOf }: ChoiceProps) => {
  const { t } = useTranslation('application-form');
  const { field, label, error } = useQuestion(name);
  return (
    <Field label={label} error={error}>
      {(props) => (
        <Select
          {...props}
          {...field}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(toNumberOrNull(event.target.value))}
        >
          <option value="">{t('application-form.choose')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {wordsOf(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

const toNumberOrNull = (value: string): number | null => (value === '' ? null : Number(value));
