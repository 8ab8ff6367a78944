import { formatHours } from '@tomoguide/contract/format';
import { RATE_BOUNDS } from '@tomoguide/contract/guides/rate-bounds';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { RatesProblem, TypedRates } from './typed-rates.ts';

type SizeField = 'minDuration' | 'maxDuration' | 'minPeople' | 'maxPeople';

interface Props {
  typed: TypedRates;
  problems: ReadonlySet<RatesProblem>;
  onChange: (changes: Partial<TypedRates>) => void;
}

const getSteps = ({ min, max }: { min: number; max: number }, step: number): number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

const HOURS = getSteps(RATE_BOUNDS.hours, 0.5);
const PEOPLE = getSteps(RATE_BOUNDS.people, 1);

/** Inputs for the minimum and maximum duration and group size of a tour. */
export const SizeFields = ({ typed, problems, onChange }: Props) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const sizes = [
    ['minDuration', 'shortest', HOURS],
    ['maxDuration', 'longest', HOURS],
    ['minPeople', 'smallest', PEOPLE],
    ['maxPeople', 'largest', PEOPLE],
  ] as const satisfies readonly (readonly [SizeField, string, readonly number[]])[];
  const getError = (field: SizeField) => {
    if (field === 'maxDuration' && problems.has('durations'))
      return t('guide-settings.rates.durationsCrossed');
    return field === 'maxPeople' && problems.has('groups')
      ? t('guide-settings.rates.groupsCrossed')
      : undefined;
  };
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
      {sizes.map(([name, label, choices]) => (
        <Field key={name} label={t(`guide-settings.rates.${label}`)} error={getError(name)}>
          {(field) => (
            <Select
              {...field}
              name={name}
              value={typed[name]}
              onChange={({ target }) => onChange({ [name]: Number(target.value) })}
            >
              {choices.map((each) => (
                <option key={each} value={each}>
                  {choices === HOURS
                    ? formatHours(each, locale)
                    : t('guide-settings.rates.people', { count: each })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
};
