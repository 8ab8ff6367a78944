import { useQueries } from '@tanstack/react-query';
import { searchTotalQuery } from '../../parts/guides/queries.ts';
import { NO_FILTERS, type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { useListAudience } from '../../parts/guides/use-list-audience.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Returns alternatives to a search without results: without each of the filters, and without all of them. */
export const listRelaxedSearches = (filters: SearchFilters) => {
  const withChange = (change: Partial<SearchFilters>) => ({ ...filters, ...change, page: 1 });
  const { minPrice, maxPrice, date, services, instant, language, travelers, city, q } = filters;
  const ways = [
    filters.page > 1 && { key: 'page' as const, filters: withChange({}) },
    (minPrice !== null || maxPrice !== null) && {
      key: 'price' as const,
      filters: withChange({ minPrice: null, maxPrice: null }),
    },
    instant && { key: 'instant' as const, filters: withChange({ instant: false }) },
    date !== null && { key: 'date' as const, filters: withChange({ date: null }) },
    services.length > 0 && { key: 'services' as const, filters: withChange({ services: [] }) },
    q !== null && { key: 'words' as const, filters: withChange({ q: null }) },
    language !== null && { key: 'language' as const, filters: withChange({ language: null }) },
    travelers !== null && { key: 'travelers' as const, filters: withChange({ travelers: null }) },
    city !== null && { key: 'city' as const, filters: withChange({ city: null }) },
  ].filter((way) => way !== false);
  const all = { ...NO_FILTERS, sort: filters.sort };
  // With a single filter, both would be the same search.
  if (ways.length === 0 || ways.some((way) => searchPath(way.filters) === searchPath(all)))
    return ways;
  return [...ways, { key: 'all' as const, filters: all }];
};

/** Shown if no guide matches; offers similar searches with results. */
export const EmptyResults = ({ filters }: { filters: SearchFilters }) => {
  const { t } = useTranslation('search');
  const reader = useListAudience();
  const ways = listRelaxedSearches(filters);
  const totals = useQueries({ queries: ways.map((way) => searchTotalQuery(way.filters, reader)) });
  const known = totals.every(({ isPending }) => !isPending);
  const failed = totals.filter(({ isLoadingError }) => isLoadingError);
  const found = ways.flatMap((way, index) => {
    const total = totals[index]?.data;
    return total && total.total > 0 ? { ...way, ...total } : [];
  });
  return (
    <EmptyState
      title={t('search.emptyTitle')}
      spot="no-results"
      actions={
        known
          ? found.map(({ key, filters: suggested, total, totalIsExact }, index) => (
              <LinkButton
                key={key}
                to={searchPath(suggested)}
                tone={index === 0 ? 'primary' : 'secondary'}
                size="small"
              >
                {t(totalIsExact ? 'search.wayOut' : 'search.wayOutMore', {
                  way: t(`search.without.${key}`),
                  count: total,
                })}
              </LinkButton>
            ))
          : ways.map(({ key }) => <Skeleton key={key} className="h-9 w-36 rounded-xl" />)
      }
    >
      {ways.length > 0 && (!known || found.length > 0) ? <p>{t('search.emptyText')}</p> : null}
      {known && found.length === 0 && failed.length > 0 ? (
        <LoadFailure
          onRetry={() => Promise.all(failed.map((total) => total.refetch()))}
          className="justify-center"
        >
          {t('search.waysFailed')}
        </LoadFailure>
      ) : null}
    </EmptyState>
  );
};
