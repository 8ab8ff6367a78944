import { formatHours, formatMoney } from '@tomoguide/contract/format';
import type { Itinerary, Quote } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ExpandableTotal } from '../../../ui/expandable-total.tsx';
import { includesCosts } from './includes-costs.ts';

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="shrink-0">{value}</dd>
  </div>
);

interface Props {
  quote: Quote;
  /** The itinerary of the tour, which can include some of the costs in yen. */
  itinerary?: Itinerary | undefined;
}

/** The price of a tour as in the checkout: the total, its lines behind a tap, and its two payments. */
export const PriceLines = ({ quote, itinerary }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const hours = formatHours(quote.duration, locale);
  return (
    <div className="tabular border-line border-t pt-2 text-[0.9375rem]">
      <ExpandableTotal label={t('guides.box.total')} amount={money(quote.totalCents)}>
        <dl className="grid gap-2 pb-2">
          <Line
            name={t('guides.box.base', { price: money(quote.hourlyPriceCents), hours })}
            value={money(quote.basePriceCents)}
          />
          {quote.extraPeople > 0 ? (
            <Line
              name={t('guides.box.people', {
                count: quote.extraPeople,
                price: money(quote.additionalPricePerPersonCents),
                hours,
              })}
              value={money(quote.extraPeoplePriceCents)}
            />
          ) : null}
        </dl>
      </ExpandableTotal>
      <dl className="grid gap-2">
        <Line name={t('guides.box.deposit')} value={money(quote.depositCents)} />
        <Line name={t('guides.box.rest')} value={money(quote.finalPaymentCents)} />
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        {t(includesCosts(itinerary) ? 'guides.box.yenBesidesItinerary' : 'guides.box.yen')}
      </p>
    </div>
  );
};
