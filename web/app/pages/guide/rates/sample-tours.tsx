import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import { formatHours, formatMoney } from '@tomoguide/contract/format';
import { calculateCompletionEarnings } from '@tomoguide/contract/payments/commission';
import {
  COMMISSION_PERCENT,
  DEFAULT_ADDITIONAL_PRICE_CENTS,
} from '@tomoguide/contract/payments/figures';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { PriceComparisons } from './price-comparisons.tsx';
import { findProblems, type TypedRates, toRates } from './typed-rates.ts';

const HOURS = 4;
const GROUPS = [2, 4] as const;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/**
 * Returns the price and earnings of sample tours that the guide offers: as close as possible to four hours,
 * for two and four people.
 */
const getSamples = (typed: TypedRates) => {
  const rates = toRates(typed);
  const hours = clamp(HOURS, rates.minDuration, rates.maxDuration);
  const groups = GROUPS.map((people) => clamp(people, rates.minPeople, rates.maxPeople));
  return [...new Set(groups)].map((travelers) => {
    const price = calculateTourPrice({
      durationMinutes: hours * 60,
      travelers,
      hourlyPriceCents: rates.basicPricePerHourCents,
      additionalPriceCents: rates.additionalPricePerPersonCents ?? DEFAULT_ADDITIONAL_PRICE_CENTS,
    });
    const { commissionCents } = calculateCompletionEarnings({
      totalCents: price.totalCents,
      extensionCents: 0,
      onlineCents: price.depositCents,
    });
    return { hours, travelers, price, earnedCents: price.totalCents - commissionCents };
  });
};

/** Shows the typed prices as prices of whole tours. */
export const SampleTours = ({ typed }: { typed: TypedRates }) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const wrong: ReadonlySet<string> = new Set(findProblems(typed));
  // The card stays visible while a price is invalid, so that the content below it does not jump.
  const isKnown = !['basic', 'additional', 'durations', 'groups'].some((problem) =>
    wrong.has(problem),
  );
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold text-xl">{t('guide-settings.rates.sample')}</h2>
      <div className="overflow-x-auto">
        <table className="tabular w-full">
          <thead>
            <tr className="text-ink-soft text-sm">
              <td />
              <th scope="col" className="pb-1 pl-4 text-right font-normal">
                {t('guide-settings.rates.pays')}
              </th>
              <th scope="col" className="pb-1 pl-4 text-right font-normal">
                {t('guide-settings.rates.earn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {getSamples(typed).map(({ hours, travelers, price, earnedCents }) => (
              <tr key={travelers} className="border-line border-t">
                <th scope="row" className="py-2 text-left font-normal">
                  <Unbroken>
                    {t(
                      travelers === 1
                        ? 'guide-settings.rates.samplePerson'
                        : 'guide-settings.rates.sampleSize',
                      { people: travelers, hours: formatHours(hours, locale) },
                    )}
                  </Unbroken>
                </th>
                <td className="whitespace-nowrap py-2 pl-4 text-right">
                  {isKnown ? formatMoney(price.totalCents, locale) : '—'}
                </td>
                <td className="whitespace-nowrap py-2 pl-4 text-right font-semibold">
                  {isKnown ? formatMoney(earnedCents, locale) : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="max-w-prose text-balance text-ink-soft text-sm">
        {t('guide-settings.rates.sampleHint', { percent: COMMISSION_PERCENT })}
      </p>
      <PriceComparisons typed={typed} />
    </Card>
  );
};
