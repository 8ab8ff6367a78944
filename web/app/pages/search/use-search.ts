import { useQuery } from '@tanstack/react-query';
import type { ReplyBody } from '@tomoguide/contract/call';
import type { searchGuides } from '@tomoguide/contract/guides/calls';
import type { Locale } from '@tomoguide/contract/primitives';
import { searchQuery } from '../../parts/guides/queries.ts';
import { type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { useListAudience } from '../../parts/guides/use-list-audience.ts';

type GuideList = ReplyBody<typeof searchGuides>;

/** The list of guides that the server rendered, and the search that it belongs to. */
export interface RenderedSearch {
  path: string;
  locale: Locale;
  list: GuideList;
}

export interface SearchResult {
  list: GuideList | undefined;
  /** True while a newer list is loading. */
  busy: boolean;
  failed: boolean;
  retry: () => void;
}

/** Returns the list of guides for a search. Uses and caches the list that the server rendered. */
export const useSearch = (
  filters: SearchFilters,
  rendered: RenderedSearch | null,
): SearchResult => {
  const reader = useListAudience();
  const fits =
    rendered !== null &&
    rendered.path === searchPath(filters) &&
    rendered.locale === reader.locale &&
    reader.ownGuideId === null;
  const { data, isFetching, isError, refetch } = useQuery({
    ...searchQuery(filters, reader),
    ...(fits ? { initialData: rendered.list } : {}),
  });
  return { list: data, busy: isFetching, failed: isError && !data, retry: () => void refetch() };
};
