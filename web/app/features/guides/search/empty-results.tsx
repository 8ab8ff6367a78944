import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NO_FILTERS, type SearchFilters, searchPath } from './filters.ts';

/**
 * Ways out of an empty search, each with its own address: one filter less, the most promising
 * first.
 */
export const waysOut = (filters: SearchFilters) => {
  const away = (change: Partial<SearchFilters>) => searchPath({ ...filters, ...change, page: 1 });
  const { minPrice, maxPrice, date, services, language, travelers, city, q } = filters;
  return [
    filters.page > 1 && { key: 'page' as const, to: away({}) },
    (minPrice !== null || maxPrice !== null) && {
      key: 'price' as const,
      to: away({ minPrice: null, maxPrice: null }),
    },
    date !== null && { key: 'date' as const, to: away({ date: null }) },
    services.length > 0 && { key: 'services' as const, to: away({ services: [] }) },
    q !== null && { key: 'words' as const, to: away({ q: null }) },
    language !== null && { key: 'language' as const, to: away({ language: null }) },
    travelers !== null && { key: 'travelers' as const, to: away({ travelers: null }) },
    city !== null && { key: 'city' as const, to: away({ city: null }) },
  ].filter((way) => way !== false);
};

/** No guide fits: says so and offers other searches. */
export const EmptyResults = ({ filters }: { filters: SearchFilters }) => {
  const { t } = useTranslation('guides-search');
  const ways = waysOut(filters);
  return (
    <EmptyState
      title={t('emptyTitle')}
      spot="no-results"
      actions={
        <>
          {ways.map(({ key, to }) => (
            <LinkButton key={key} to={to} tone="secondary" size="small">
              {t(`without.${key}`)}
            </LinkButton>
          ))}
          <LinkButton to={searchPath(NO_FILTERS)} size="small">
            {t('clearAll')}
          </LinkButton>
        </>
      }
    >
      {ways.length > 0 ? <p>{t('emptyText')}</p> : null}
    </EmptyState>
  );
};
