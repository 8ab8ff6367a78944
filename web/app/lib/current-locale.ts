import type { Locale } from '@tomoguide/contract/primitives';
import { readCookie } from './cookies.ts';
import { chooseLocale, isLocale, LOCALE_COOKIE } from './locale.ts';

/**
 * The language on the screen, for calls that are not made from a component. While the server
 * renders it is null: there the transport knows whose page it is.
 */
export const currentLocale = (): Locale | null => {
  if (import.meta.env.SSR) return null;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};

/** The language a loader answers in: the request's on the server, the screen's in the browser. */
export const requestLocale = (request: Request): Locale =>
  currentLocale() ??
  chooseLocale({
    query: new URL(request.url).searchParams.get('lang'),
    cookie: readCookie(request.headers.get('cookie'), LOCALE_COOKIE),
    acceptLanguage: request.headers.get('accept-language'),
  });
