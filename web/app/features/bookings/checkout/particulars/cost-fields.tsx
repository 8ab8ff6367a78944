import {
  MEAL_OPTIONS,
  type Particulars,
  siteCosts,
  TICKET_OPTIONS,
  TRANSPORT_OPTIONS,
} from '@tomoguide/contract/bookings/particulars';
import { formatYen } from '@tomoguide/contract/format';
import { useId } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import type { FieldSentences } from '../checkout-fields.ts';
import { CostSelect } from './cost-select.tsx';

interface Props {
  draft: Particulars;
  wrong: FieldSentences;
  onChange: (change: Partial<Particulars>) => void;
}

/** What else costs something on the way: yen beside the price, never in it. */
export const CostFields = ({ draft, wrong, onChange }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const { t: layout } = useTranslation('layout');
  const { t: words } = useTranslation('bookings');
  const locale = useLocale();
  const hint = useId();
  const { totalYen } = siteCosts(draft);
  return (
    <fieldset aria-describedby={hint} className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold text-sm">
        {t('costs')} <span className="font-normal text-ink-soft">{layout('optional')}</span>
      </legend>
      <p id={hint} className="text-ink-soft text-sm">
        {t('costsHint')}
      </p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <CostSelect
          name="meal"
          options={MEAL_OPTIONS}
          draft={draft}
          error={wrong.meal}
          wordsOf={(meal) => words(`meal.${meal}`)}
          onChange={onChange}
        />
        <CostSelect
          name="tickets"
          options={TICKET_OPTIONS}
          draft={draft}
          error={wrong.tickets}
          wordsOf={(tickets) => words(`tickets.${tickets}`)}
          onChange={onChange}
        />
        <CostSelect
          name="transport"
          options={TRANSPORT_OPTIONS}
          draft={draft}
          error={wrong.transport}
          hint={t('transportHint')}
          wordsOf={(transport) => words(`transport.${transport}`)}
          onChange={onChange}
        />
      </div>
      {totalYen > 0 ? (
        <p aria-live="polite" className="tabular rounded-xl bg-sunken px-4 py-3 font-semibold">
          {t('costsTotal', { amount: formatYen(totalYen, locale) })}
        </p>
      ) : null}
    </fieldset>
  );
};
