import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Minus, Plus } from '../../../ui/icons.ts';
import { Select } from '../../../ui/select.tsx';
import { rememberGroup } from '../known-group.ts';
import { TEN_PLUS, TRAVELER_OPTIONS } from './filters.ts';
import { useGroupText } from './use-group-text.ts';

interface Props {
  value: string | null;
  onChange: (travelers: string | null) => void;
  /** The label of the option for no choice. */
  empty: string;
  error?: string | undefined;
  required?: boolean;
  /** True to show buttons on either side that decrease and increase the value by one step. */
  stepper?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

const sortOptions = (options: readonly string[]) =>
  options.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));

/**
 * A select for the group size (docs/product/guides.md, "Search"). A size in the URL that is not offered
 * stays selectable.
 */
export const TravelersField = ({
  value,
  onChange,
  empty,
  error,
  required = false,
  stepper = false,
  ref,
}: Props) => {
  const { t } = useTranslation('landing');
  const words = useGroupText();
  const offered: readonly string[] = TRAVELER_OPTIONS;
  const options = value && !offered.includes(value) ? sortOptions([...offered, value]) : offered;
  const changeGroup = (travelers: string | null) => {
    rememberGroup(travelers);
    onChange(travelers);
  };
  // The first step up from no choice is two people, because nearly all groups have at least two.
  const at = value === null ? 0 : options.indexOf(value);
  const stepButton = (label: string, by: -1 | 1) => {
    const next = options[at + by];
    return (
      <IconButton
        label={label}
        disabled={next === undefined}
        onClick={() => next && changeGroup(next)}
        className="!size-12 rounded-xl border border-line-strong bg-surface"
      >
        {by < 0 ? (
          <Minus aria-hidden="true" className="size-5" />
        ) : (
          <Plus aria-hidden="true" className="size-5" />
        )}
      </IconButton>
    );
  };
  const withSteps = (select: ReactNode) =>
    stepper ? (
      <div className="flex items-center gap-1.5">
        {stepButton(t('landing.form.fewer'), -1)}
        <div className="min-w-0 grow">{select}</div>
        {stepButton(t('landing.form.more'), 1)}
      </div>
    ) : (
      select
    );
  return (
    <Field
      label={t('landing.form.travelers')}
      error={error}
      hint={value === TEN_PLUS ? t('landing.form.travelersMoreHint') : undefined}
    >
      {(field) =>
        withSteps(
          <Select
            {...field}
            {...(ref ? { ref } : {})}
            name="travelers"
            required={required}
            value={value ?? ''}
            onChange={(event) => changeGroup(event.target.value || null)}
          >
            <option value="">{empty}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {words(option)}
              </option>
            ))}
          </Select>,
        )
      }
    </Field>
  );
};
