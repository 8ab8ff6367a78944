import { calculateSiteCosts, type Particulars } from '@tomoguide/contract/bookings/particulars';
import { formatYen } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

type Cost = 'meal' | 'transport' | 'tickets';

interface Props<Name extends Cost> {
  name: Name;
  options: readonly NonNullable<Particulars[Name]>[];
  draft: Particulars;
  error: string | undefined;
  hint?: ReactNode;
  wordsOf: (option: NonNullable<Particulars[Name]>) => string;
  onChange: (change: Partial<Particulars>) => void;
}

const NOTHING = { meal: null, transport: null, tickets: null };

/** A select for one of the costs, with the allowance in yen of each option. */
export const CostSelect = <Name extends Cost>(props: Props<Name>) => {
  const { name, options, draft, error, hint, wordsOf, onChange } = props;
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const label = (option: NonNullable<Particulars[Name]>) => {
    const yen = calculateSiteCosts({ ...NOTHING, [name]: option }).totalYen;
    const words = wordsOf(option);
    return yen > 0
      ? `${words} · ${t('checkout.about', { amount: formatYen(yen, locale) })}`
      : words;
  };
  return (
    <div data-field={name}>
      <Field label={t(`checkout.${name as Cost}`)} error={error} hint={hint}>
        {(field) => (
          <Select
            {...field}
            value={draft[name] ?? ''}
            onChange={({ target }) =>
              onChange({ [name]: options.find((option) => option === target.value) ?? null })
            }
          >
            <option value="">{t('checkout.undecided')}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {label(option)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
};
