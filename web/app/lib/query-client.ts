import { focusManager, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure`: what a toast says when there is nothing to show instead (`fetchFailed` in layout). */
    queryMeta: { failure?: 'guides' | 'guideProfile' | 'serviceCategories' | 'bookings' };
  }
}

/**
 * Nothing is stale by itself and nothing is retried (`docs/product/pages.md, "Query cache"`):
 * mutations and socket events make exactly what they touch stale. Keys of what only its owner may
 * see begin with 'me', so that the end of a session drops them all.
 */
const create = (): QueryClient =>
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
 * Coming back from another window counts as coming back, not only from another tab: TanStack Query
 * listens to `visibilitychange` alone.
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

/** The cache: one for the browser, a fresh one for each page that the server renders. */
export const getQueryClient = (): QueryClient => {
  if (import.meta.env.SSR) return create();
  shared ??= create();
  return shared;
};

/** Drops what only the person who was signed in may see. */
export const forgetPrivateData = (): void => {
  getQueryClient().removeQueries({ queryKey: ['me'] });
};
