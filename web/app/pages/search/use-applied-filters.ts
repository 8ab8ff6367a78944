import { formatShortDay } from '@tomoguide/contract/format';
import { getCityName } from '../../parts/guides/city-name.ts';
import type { SearchFilters } from '../../parts/guides/search/filters.ts';
import { useGroupText } from '../../parts/guides/search/use-group-text.ts';
import { usePriceRangeText } from '../../parts/guides/search/use-price-range-text.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

export interface AppliedFilter {
  key: string;
  label: string;
  /** The change that removes this filter. */
  without: Partial<SearchFilters>;
}

/** Returns the applied filters as text, in the order of the panel. */
export const useAppliedFilters = (
  filters: SearchFilters,
  names: (ids: readonly number[]) => string[],
): AppliedFilter[] => {
  const { t } = useTranslation('guides', 'search');
  const locale = useLocale();
  const groupWords = useGroupText();
  const bandWords = usePriceRangeText();
  const { city, date, travelers, language, minPrice, maxPrice, instant, services, q } = filters;
  const applied: AppliedFilter[] = [];
  const add = (key: string, label: string, without: Partial<SearchFilters>) =>
    applied.push({ key, label, without });
  if (city) add('city', getCityName(city, locale), { city: null });
  if (language) add('language', t(`guides.languages.${language}`), { language: null });
  if (date) add('date', formatShortDay(date, locale), { date: null });
  if (travelers) add('travelers', groupWords(travelers), { travelers: null });
  for (const id of services) {
    const [label] = names([id]);
    if (label) {
      add(`service-${id}`, label, { services: services.filter((other) => other !== id) });
    }
  }
  if (minPrice !== null || maxPrice !== null)
    add('price', t('search.priceFilter', { range: bandWords(filters) }), {
      minPrice: null,
      maxPrice: null,
    });
  if (instant) add('instant', t('search.instant'), { instant: false });
  if (q) add('q', `“${q}”`, { q: null });
  return applied;
};
