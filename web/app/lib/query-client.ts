import { focusManager, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure`: the toast to show if there is no data to show instead (`fetchFailed` in layout). */
    queryMeta: { failure?: 'guides' | 'guideProfile' | 'serviceCategories' | 'bookings' };
  }
}

/**
 * Nothing becomes stale by time and nothing is retried (`docs/product/pages.md, "Query cache"`): mutations
 * and socket events invalidate exactly what they affect. Keys of private data begin with 'me', so that the
 * end of a session removes them all.
 */
const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Returning from another window is also treated as focus, not only returning from another tab. TanStack Query
 * only listens to `visibilitychange`.
 */
if (!import.meta.env.SSR) {
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      window.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  });
}

let shared: QueryClient | undefined;

/** The query client: one for the browser, a new one for each page that the server renders. */
export const getQueryClient = (): QueryClient => {
  if (import.meta.env.SSR) return createClient();
  shared ??= createClient();
  return shared;
};

/** Removes the cached data that only the logged-in user may see. */
export const clearPrivateData = (): void => {
  getQueryClient().removeQueries({ queryKey: ['me'] });
};
