import {
  calculateSiteCosts,
  MEAL_OPTIONS,
  type Particulars,
  TICKET_OPTIONS,
  TRANSPORT_OPTIONS,
} from '@tomoguide/contract/bookings/particulars';
import { formatYen } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { Suspense } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { includesCosts } from '../../../guides/profile/includes-costs.ts';
import type { FieldMessages } from '../checkout-fields.ts';
import { CollapsibleFields } from '../collapsible-fields.tsx';
import { CostSelect } from './cost-select.tsx';

/** Loaded only for an itinerary. Without it, nothing is suggested. */
const TransportSuggestion = lazyPart(
  async () => (await import('./transport-suggestion.tsx')).TransportSuggestion,
  () => null,
);

interface Props {
  draft: Particulars;
  /** The itinerary of the tour, which can include some of these costs. */
  itinerary: Itinerary | undefined;
  wrong: FieldMessages;
  onChange: (change: Partial<Particulars>) => void;
}

/** Returns a summary of the choices so far, with their total. */
const useSummary = ({ meal, transport, tickets }: Particulars, totalYen: number): string => {
  const { t } = useTranslation('checkout', 'bookings');
  const locale = useLocale();
  const chosen = [
    meal && t(`bookings.meal.${meal}`),
    tickets && t(`bookings.tickets.${tickets}`),
    transport && t(`bookings.transport.${transport}`),
    totalYen > 0 ? t('checkout.about', { amount: formatYen(totalYen, locale) }) : null,
  ].filter((each) => each !== null);
  return chosen.length > 0 ? chosen.join(' · ') : t('checkout.undecided');
};

/** Fields for costs during the tour, in yen. They are shown next to the price, which includes only those that the itinerary names. */
export const CostFields = ({ draft, itinerary, wrong, onChange }: Props) => {
  const { t } = useTranslation('checkout', 'bookings');
  const locale = useLocale();
  const { totalYen } = calculateSiteCosts(draft);
  const summary = useSummary(draft, totalYen);
  return (
    <CollapsibleFields
      title={t('checkout.costs')}
      summary={summary}
      hint={t(includesCosts(itinerary) ? 'checkout.costsBesidesItinerary' : 'checkout.costsHint')}
      opens={
        wrong.meal !== undefined || wrong.tickets !== undefined || wrong.transport !== undefined
      }
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <CostSelect
          name="meal"
          options={MEAL_OPTIONS}
          draft={draft}
          error={wrong.meal}
          wordsOf={(meal) => t(`bookings.meal.${meal}`)}
          onChange={onChange}
        />
        <CostSelect
          name="tickets"
          options={TICKET_OPTIONS}
          draft={draft}
          error={wrong.tickets}
          wordsOf={(tickets) => t(`bookings.tickets.${tickets}`)}
          onChange={onChange}
        />
        <CostSelect
          name="transport"
          options={TRANSPORT_OPTIONS}
          draft={draft}
          error={wrong.transport}
          hint={t('checkout.transportHint')}
          wordsOf={(transport) => t(`bookings.transport.${transport}`)}
          onChange={onChange}
        />
      </div>
      {itinerary ? (
        <Suspense fallback={null}>
          <TransportSuggestion
            itinerary={itinerary}
            chosen={draft.transport}
            onTake={(transport) => onChange({ transport })}
          />
        </Suspense>
      ) : null}
      {totalYen > 0 ? (
        <p aria-live="polite" className="tabular rounded-xl bg-sunken px-4 py-3 font-semibold">
          {t('checkout.costsTotal', { amount: formatYen(totalYen, locale) })}
        </p>
      ) : null}
    </CollapsibleFields>
  );
};
