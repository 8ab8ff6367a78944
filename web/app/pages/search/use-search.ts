import { useQuery } from '@tanstack/react-query';
import type { ReplyBody } from '@tomoguide/contract/call';
import type { searchGuides } from '@tomoguide/contract/guides/calls';
import type { Locale } from '@tomoguide/contract/primitives';
import { searchQuery } from '../../parts/guides/queries.ts';
import { type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { useListAudience } from '../../parts/guides/use-list-audience.ts';

type GuideList = ReplyBody<typeof searchGuides>;

/** The list rendered by the server, and the search it belongs to. */
export interface RenderedSearch {
  path: string;
  locale: Locale;
  list: GuideList;
}

export interface SearchResult {
  list: GuideList | undefined;
  /** A newer list is loading. */
  busy: boolean;
  failed: boolean;
  retry: () => void;
}

/** The list of a search. Uses and caches the one rendered by the server. */
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
