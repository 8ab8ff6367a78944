/** Browsers' messages about a module that could not be loaded. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * Returns whether an error means that code of this release could not be loaded: either there is no network,
 * or a new release has replaced it.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.test(error.message);

/** How old a page must be, in milliseconds, before it is reloaded a second time. */
const RELOAD_AGAIN_MS = 10_000;

/** Reloads the page to get the new release, unless the reload has just failed to help. */
export const reloadForCode = (): void => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigator.onLine) return;
  if (entry?.type !== 'reload' || performance.now() > RELOAD_AGAIN_MS) location.reload();
};
