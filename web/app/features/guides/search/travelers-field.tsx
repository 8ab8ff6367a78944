import type { Ref } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TRAVELER_OPTIONS } from './filters.ts';

interface Props {
  value: string | null;
  onChange: (travelers: string | null) => void;
  /** The words for no choice. */
  empty: string;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * The size of the group (docs/product/guides.md, "Search"); a size from an address that is not
 * offered stays choosable.
 */
export const TravelersField = ({ value, onChange, empty, error, ref }: Props) => {
  const { t } = useTranslation('guides-landing');
  const offered: readonly string[] = TRAVELER_OPTIONS;
  const options = value && !offered.includes(value) ? [...offered, value] : offered;
  return (
    <Field
      label={t('form.travelers')}
      error={error}
      hint={value === '10+' ? t('form.travelersMoreHint') : undefined}
    >
      {(field) => (
        <Select
          {...field}
          {...(ref ? { ref } : {})}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option === '10+'
                ? t('form.travelersMore')
                : t('form.travelersOption', { count: Number(option) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
