/**
 * Where to go after login: `redirect` is honoured only for a path of this site
 * (`docs/product/accounts.md, "Redirects"`).
 * Browsers drop tabs and line breaks from addresses and read `\` as `/`, so that `//e`, `/\e` and
 * `/%09/e` all leave the site; none of them passes.
 */
const SITE = 'https://site.invalid';
const MAX_LENGTH = 2_000;

/** Pages that logging in leaves: going back to them would loop. */
const CIRCLES = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
]);

/** The path, query and fragment to go to, or null when it is not a safe path of this site. */
export const safeRedirect = (typed: unknown): string | null => {
  if (typeof typed !== 'string' || typed.length > MAX_LENGTH || !isLocal(typed)) return null;
  if (!staysLocal(typed.replace(/[?#].*$/s, '')) || !URL.canParse(typed, SITE)) return null;
  const url = new URL(typed, SITE);
  // Checked again, because resolving `/./` and `/../` can join what was apart: `/./%2f/e`.
  if (url.origin !== SITE || !staysLocal(url.pathname)) return null;
  if (CIRCLES.has(url.pathname.replace(/\/+$/, ''))) return null;
  return url.pathname + url.search + url.hash;
};

/** `/login` or `/signup` carrying the place to come back to, when it is a safe one. */
export const withRedirect = (page: '/login' | '/signup', target: string | null): string => {
  const safe = safeRedirect(target);
  return safe === null || safe === '/' ? page : `${page}?redirect=${encodeURIComponent(safe)}`;
};

/** Begins with exactly one slash, and holds nothing that a browser would drop or turn around. */
const isLocal = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(path);

/** Whether a path still stays on this site once it is decoded. */
const staysLocal = (path: string): boolean => {
  try {
    return isLocal(path) && isLocal(decodeURIComponent(path));
  } catch {
    return false;
  }
};
