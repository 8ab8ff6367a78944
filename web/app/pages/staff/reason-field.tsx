import type { Ref } from 'react';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  hint: string;
  error: string | undefined;
  /** In code points. */
  max: number;
  rows?: number;
  value: string;
  onChange: (typed: string) => void;
}

/** A field for the reason of an action. */
export const ReasonField = (props: Props) => {
  const { ref, label, hint, error, max, rows = 2, value, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Textarea
          {...field}
          ref={ref}
          rows={rows}
          maxLength={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};
