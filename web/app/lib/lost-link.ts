/**
 * In a tab that is older than a new release the program of the next page may be gone. React Router then
 * reloads the page one is on, and the link would have to be pressed again; so the tab notes where it is
 * going, and goes on there. docs/product/pages.md, "Offline".
 */
const KEY = 'next-page';

/** Path and query of the page that is on its way; null once it has come. */
export const noteNextPage = (path: string | null): void => {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the link has to be pressed again.
  }
};

/** Where this page was going when it was reloaded; null: nowhere. It is answered once. */
export const takeLostLink = (): string | null => {
  try {
    const path = sessionStorage.getItem(KEY);
    noteNextPage(null);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type === 'reload' && path?.startsWith('/') && !path.startsWith('//')
      ? path
      : null;
  } catch {
    return null;
  }
};
