import type { NumberField } from '@tomoguide/contract/applications/fields';
import { extractDigits } from '@tomoguide/contract/typed-digits';
import { CorrectedInput } from '../../ui/corrected-input.tsx';
import { Field } from '../../ui/field.tsx';
import { useQuestion } from './use-question.ts';

const DIGITS_MAX = 5;

const parseNumber = (typed: string): number | null => {
  const digits = extractDigits(typed).slice(0, DIGITS_MAX);
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
          onChange={(typed) => field.onChange(parseNumber(typed))}
        />
      )}
    </Field>
  );
};
