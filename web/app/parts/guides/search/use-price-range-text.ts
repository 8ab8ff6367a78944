import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { SearchFilters } from './filters.ts';

/** Returns a function that formats a price range; 'Any price' if it has no limits. */
export const usePriceRangeText = () => {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const money = (rmb: number) => formatMoney(rmb * 100, locale);
  return ({ minPrice, maxPrice }: Pick<SearchFilters, 'minPrice' | 'maxPrice'>): string => {
    if (minPrice !== null && maxPrice !== null)
      return t('search.priceBand', { min: money(minPrice), max: money(maxPrice) });
    if (minPrice !== null) return t('search.priceFrom', { price: money(minPrice) });
    return maxPrice === null
      ? t('search.without.price')
      : t('search.priceTo', { price: money(maxPrice) });
  };
};
