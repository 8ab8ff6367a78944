import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Props {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** Maximum length in code points. */
  max: number;
  rows?: number;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A field for the reason of an action. */
export const ReasonField = (props: Props) => {
  const { label, hint, error, max, rows = 2, value, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Textarea {...field} rows={rows} maxLength={max} value={value} onChange={onChange} />
      )}
    </Field>
  );
};
