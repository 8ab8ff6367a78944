import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A field for an amount of money (parsed by `parseAmount`). */
export const AmountField = ({ label, hint, error, value, onChange }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(field) => (
      <Input {...field} inputMode="decimal" autoComplete="off" value={value} onChange={onChange} />
    )}
  </Field>
);
