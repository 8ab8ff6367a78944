/**
 * Where to go after login: `redirect` must be a path of this site (`docs/product/accounts.md,
 * "Redirects"`). Browsers remove tabs and line breaks from URLs and read a backslash as a slash, so that
 * `//e`, `/\e` and `/%09/e` all lead to another site and are rejected.
 */
const SITE = 'https://site.invalid';
const MAX_LENGTH = 2_000;

/** Pages that redirect after a login. Returning to them would cause a redirect loop. */
const REDIRECTING_PAGES = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
]);

/** Returns the path, query and fragment to redirect to; null if the value is not a safe path of this site. */
export const getSafeRedirect = (typed: unknown): string | null => {
  if (typeof typed !== 'string' || typed.length > MAX_LENGTH || !isLocal(typed)) return null;
  if (!staysLocal(typed.replace(/[?#].*$/s, '')) || !URL.canParse(typed, SITE)) return null;
  const url = new URL(typed, SITE);
  // Checked again, because resolving `/./` and `/../` can join segments: `/./%2f/e`.
  if (url.origin !== SITE || !staysLocal(url.pathname)) return null;
  if (REDIRECTING_PAGES.has(url.pathname.replace(/\/+$/, ''))) return null;
  return url.pathname + url.search + url.hash;
};

/** Returns `/login` or `/signup`, with the page to return to if that is safe. */
export const withRedirect = (page: '/login' | '/signup', target: string | null): string => {
  const safe = getSafeRedirect(target);
  return safe === null || safe === '/' ? page : `${page}?redirect=${encodeURIComponent(safe)}`;
};

/**
 * Returns whether a path starts with exactly one slash and contains nothing that a browser would remove or
 * rewrite.
 */
const isLocal = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(path);

/** Returns whether a path still leads to this site after it is decoded. */
const staysLocal = (path: string): boolean => {
  try {
    return isLocal(path) && isLocal(decodeURIComponent(path));
  } catch {
    return false;
  }
};
