import { getCityPreviewPath } from '@tomoguide/contract/catalog/previews';
import { useSearchParams } from 'react-router';
import { getRequestLocale } from '../lib/current-locale.ts';
import { PageHead } from '../lib/page-head.tsx';
import { getQueryClient } from '../lib/query-client.ts';
import { withUnavailableStatus } from '../lib/unavailable.ts';
import { SearchPage } from '../pages/search/search-page.tsx';
import { useRequestedFilters } from '../pages/search/use-requested-filters.ts';
import { useSearch } from '../pages/search/use-search.ts';
import { getCityName } from '../parts/guides/city-name.ts';
import { searchQuery, serviceCategoriesQuery } from '../parts/guides/queries.ts';
import {
  NO_FILTERS,
  readFilters,
  type SearchFilters,
  searchPath,
  withKnownServices,
} from '../parts/guides/search/filters.ts';
import { useServiceCategories } from '../parts/guides/use-services.ts';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/search.ts';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const client = getQueryClient();
  const locale = getRequestLocale(request);
  const categories = await client.fetchQuery(serviceCategoriesQuery()).catch(() => null);
  const requestedFilters = readFilters(new URL(request.url).searchParams);
  const filters = withKnownServices(requestedFilters, categories);
  const list = await withUnavailableStatus(
    client.fetchQuery(searchQuery(filters, { locale, ownGuideId: null })),
  );
  return { rendered: { path: searchPath(filters), locale, list }, categories };
};

/**
 * Returns the URL that search engines index: the city's guides without other filters; each page after the
 * first has its own URL with all filters.
 */
const getIndexedPath = (filters: SearchFilters): string =>
  searchPath(filters.page > 1 ? filters : { ...NO_FILTERS, city: filters.city });

/** Returns nothing: in the browser, the page queries the API itself and shows cached results immediately. */
export const clientLoader = async () => null;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const [params] = useSearchParams();
  const categories = useServiceCategories(loaderData?.categories ?? undefined);
  const { filters, change, closeSheet } = useRequestedFilters(
    withKnownServices(readFilters(params), categories),
  );
  const result = useSearch(filters, loaderData?.rendered ?? null);
  const city = filters.city ? getCityName(filters.city, locale) : null;
  const heading = city ? t('search.titleCity', { city }) : t('search.title');
  return (
    <>
      <PageHead
        title={heading}
        description={city ? t('search.descriptionCity', { city }) : t('search.description')}
        path={getIndexedPath(filters)}
        {...(filters.city ? { image: getCityPreviewPath(filters.city) } : {})}
      />
      <SearchPage
        heading={heading}
        filters={filters}
        onChange={change}
        onCloseSheet={closeSheet}
        result={result}
        categories={categories}
      />
    </>
  );
}
