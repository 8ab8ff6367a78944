/** Browsers' messages about a module that could not be loaded. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * Returns whether an error means that code of this release could not be loaded: either there is no network,
 * or a new release has replaced it.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.test(error.message);

/** The path and query of the page that was last reloaded for its code. */
const KEY = 'reloaded-page';

/**
 * Reloads the page to get the new release, once per page: if its code is still missing then, for example
 * because a script always times out, the page shows the error instead.
 */
export const reloadForCode = (): void => {
  // Without storage there is no way to tell that the page was already reloaded.
  if (!navigator.onLine || globalThis.storageIsBlocked) return;
  const page = location.pathname + location.search;
  try {
    if (sessionStorage.getItem(KEY) === page) return;
    sessionStorage.setItem(KEY, page);
  } catch {
    return;
  }
  location.reload();
};
