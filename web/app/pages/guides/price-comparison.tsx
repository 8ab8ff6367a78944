import { useQuery } from '@tanstack/react-query';
import { calculateGroupHourCents } from '@tomoguide/contract/bookings/price';
import { formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { COMPARED_TRAVELERS } from '@tomoguide/contract/guides/price-range';
import { getCityName } from '../../parts/guides/city-name.ts';
import { priceRangesQuery } from '../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/**
 * Compares the guide's price per hour with those of most guides in the city who speak the user's language;
 * renders nothing if there are too few (docs/product/guides.md, "Comparing prices").
 */
export const PriceComparison = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const ranges = useQuery(priceRangesQuery(guide.id)).data ?? [];
  const range = ranges.find(({ language }) => locale.startsWith(language));
  if (!range) return null;
  const own = calculateGroupHourCents(
    guide.basicPricePerHourCents,
    guide.additionalPricePerPersonCents,
    COMPARED_TRAVELERS,
  );
  return (
    <p className="tabular text-ink-soft text-sm">
      <Unbroken>
        {t('guides.box.compared', {
          own: formatMoney(own, locale),
          city: getCityName(guide.serviceCity, locale),
          language: t(`guides.languages.${range.language}`),
          low: formatMoney(range.lowCents, locale),
          high: formatMoney(range.highCents, locale),
        })}
      </Unbroken>
    </p>
  );
};
