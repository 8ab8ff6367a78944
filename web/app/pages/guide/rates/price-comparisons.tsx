import { useQuery } from '@tanstack/react-query';
import { calculateGroupHourCents } from '@tomoguide/contract/bookings/price';
import { formatMoney } from '@tomoguide/contract/format';
import { COMPARED_TRAVELERS } from '@tomoguide/contract/guides/price-range';
import { DEFAULT_ADDITIONAL_PRICE_CENTS } from '@tomoguide/contract/payments/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useSession } from '../../../lib/session.ts';
import { priceRangesQuery } from '../../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { findProblems, type TypedRates, toRates } from './typed-rates.ts';

const getTypedCents = (typed: TypedRates): number | null => {
  const problems = findProblems(typed);
  if (problems.includes('basic') || problems.includes('additional')) return null;
  const { basicPricePerHourCents, additionalPricePerPersonCents } = toRates(typed);
  return calculateGroupHourCents(
    basicPricePerHourCents,
    additionalPricePerPersonCents ?? DEFAULT_ADDITIONAL_PRICE_CENTS,
    COMPARED_TRAVELERS,
  );
};

const Comparisons = ({ guideId, typed }: { guideId: GuideId; typed: TypedRates }) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const ranges = useQuery(priceRangesQuery(guideId)).data ?? [];
  const own = getTypedCents(typed);
  if (ranges.length === 0) return null;
  return (
    <div className="tabular grid gap-1">
      <h3 className="font-semibold">{t('guide-settings.rates.compared')}</h3>
      <ul className="grid gap-1">
        {ranges.map(({ language, lowCents, highCents }) => (
          <li key={language}>
            <Unbroken>
              {t('guide-settings.rates.comparedRange', {
                language: t(`guide-settings.rates.speaking.${language}`),
                low: formatMoney(lowCents, locale),
                high: formatMoney(highCents, locale),
              })}
            </Unbroken>
          </li>
        ))}
      </ul>
      {own === null ? null : (
        <p className="text-ink-soft">
          <Unbroken>
            {t('guide-settings.rates.comparedOwn', { price: formatMoney(own, locale) })}
          </Unbroken>
        </p>
      )}
    </div>
  );
};

/**
 * What most guides in the same city ask per hour for two people, by language, and what this guide asks
 * (docs/product/guides.md, "Comparing prices").
 */
export const PriceComparisons = ({ typed }: { typed: TypedRates }) => {
  const guideId = useSession()?.user.guideId;
  return guideId ? <Comparisons guideId={guideId} typed={typed} /> : null;
};
