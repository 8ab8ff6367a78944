import type { Ref } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

/** A field for an amount (parsed by `typedAmount`). */
export const AmountField = ({ ref, label, hint, error, value, onChange }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(field) => (
      <Input
        {...field}
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
