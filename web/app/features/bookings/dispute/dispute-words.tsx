import { DISPUTE_WORDS_MAX } from '@tomoguide/contract/bookings/calls';
import type { Ref } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The field for what a side has to say. */
export const DisputeWords = ({ label, hint, error, value, onChange, ref }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(field) => (
      <Textarea
        {...field}
        ref={ref}
        rows={5}
        maxLength={DISPUTE_WORDS_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
