import { focusManager, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure`: selects the toast for a failed query that has no data to show (`fetchFailed` in layout). */
    queryMeta: { failure?: 'guides' | 'guideProfile' | 'serviceCategories' | 'bookings' };
  }
}

/**
 * Data never becomes stale by age, and failed queries are not retried (`docs/product/pages.md, "Query
 * cache"`): mutations and socket events invalidate exactly what they affect. Keys of private data begin
 * with 'me', so that the end of a session can remove all of it.
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
 * Treats a return from another window as focus, not only a return from another tab; TanStack Query itself
 * listens only to `visibilitychange`.
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

/** Returns the query client: one for the browser, and a new one for each page that the server renders. */
export const getQueryClient = (): QueryClient => {
  if (import.meta.env.SSR) return createClient();
  shared ??= createClient();
  return shared;
};

/** Removes the cached data that only the logged-in user may see. */
export const clearPrivateData = (): void => {
  getQueryClient().removeQueries({ queryKey: ['me'] });
};
