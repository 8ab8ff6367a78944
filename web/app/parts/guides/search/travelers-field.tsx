import type { Ref } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { rememberGroup } from '../known-group.ts';
import { TEN_PLUS, TRAVELER_OPTIONS } from './filters.ts';
import { useGroupWords } from './use-group-words.ts';

interface Props {
  value: string | null;
  onChange: (travelers: string | null) => void;
  /** The label for no choice. */
  empty: string;
  error?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * The group size (docs/product/guides.md, "Search"). A size in the address that is not offered stays
 * selectable.
 */
export const TravelersField = ({ value, onChange, empty, error, required = false, ref }: Props) => {
  const { t } = useTranslation('landing');
  const words = useGroupWords();
  const offered: readonly string[] = TRAVELER_OPTIONS;
  const options = value && !offered.includes(value) ? [...offered, value] : offered;
  return (
    <Field
      label={t('landing.form.travelers')}
      error={error}
      hint={value === TEN_PLUS ? t('landing.form.travelersMoreHint') : undefined}
    >
      {(field) => (
        <Select
          {...field}
          {...(ref ? { ref } : {})}
          name="travelers"
          required={required}
          value={value ?? ''}
          onChange={(event) => {
            rememberGroup(event.target.value || null);
            onChange(event.target.value || null);
          }}
        >
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {words(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
