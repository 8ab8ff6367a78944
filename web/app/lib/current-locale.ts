import { getPreferredLocale, isLocale } from '@tomoguide/contract/display-preferences';
import type { Locale } from '@tomoguide/contract/primitives';

/**
 * Returns the current language, for calls made outside components. Null during server-side rendering, where
 * the transport knows the request's language.
 */
export const getCurrentLocale = (): Locale | null => {
  if (import.meta.env.SSR) return null;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};

/**
 * Returns the language of a loader's data: the request's language on the server, the current one in the
 * browser.
 */
export const getRequestLocale = ({ url, headers }: Request): Locale =>
  getCurrentLocale() ??
  getPreferredLocale(new URL(url).searchParams.get('lang'), {
    cookie: headers.get('cookie'),
    acceptLanguage: headers.get('accept-language'),
  });
