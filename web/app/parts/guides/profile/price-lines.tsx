import { formatHours, formatMoney } from '@tomoguide/contract/format';
import type { Quote } from '@tomoguide/contract/guides/entities';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

const Line = ({
  name,
  value,
  strong = false,
}: {
  name: ReactNode;
  value: string;
  strong?: boolean;
}) => (
  <div
    className={`flex justify-between gap-4 ${strong ? 'mt-1 border-line border-t pt-3 font-semibold text-lg' : ''}`}
  >
    <dt className={strong ? '' : 'text-ink-soft'}>{name}</dt>
    <dd className="shrink-0">{value}</dd>
  </div>
);

/** The price of a tour, line by line, as in the checkout. */
export const PriceLines = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const hours = formatHours(quote.duration, locale);
  return (
    <div>
      <dl className="tabular grid gap-2 text-[0.9375rem]">
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
        <Line name={t('guides.box.total')} value={money(quote.totalCents)} strong />
        <Line name={t('guides.box.deposit')} value={money(quote.depositCents)} />
        <Line name={t('guides.box.rest')} value={money(quote.finalPaymentCents)} />
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{t('guides.box.yen')}</p>
    </div>
  );
};
