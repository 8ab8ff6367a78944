/**
 * A tab from before a new release may no longer be able to load the next page's code. React Router then
 * reloads the current page, and the user would have to click the link again. Therefore the tab stores its
 * target and goes there after the reload. See docs/product/pages.md, "Offline".
 */
const KEY = 'next-page';

/** Stores the path and query of the page being loaded; null clears it once the page has loaded. */
export const storeNextPage = (path: string | null): void => {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is blocked, so the user must click the link again.
  }
};

/** Removes and returns the stored path if the page was reloaded during a navigation; otherwise null. */
export const takeStoredPage = (): string | null => {
  try {
    const path = sessionStorage.getItem(KEY);
    storeNextPage(null);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type === 'reload' && path?.startsWith('/') && !path.startsWith('//')
      ? path
      : null;
  } catch {
    return null;
  }
};
