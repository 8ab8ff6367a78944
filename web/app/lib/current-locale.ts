import { isLocale, preferredLocale } from '@tomoguide/contract/display-preferences';
import type { Locale } from '@tomoguide/contract/primitives';

/**
 * Returns the current language, for calls made outside components. Null during server-side rendering, where
 * the transport knows the request's language.
 */
export const currentLocale = (): Locale | null => {
  if (import.meta.env.SSR) return null;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};

/**
 * Returns the language of a loader's data: the request's language on the server, the current one in the
 * browser.
 */
export const requestLocale = ({ url, headers }: Request): Locale =>
  currentLocale() ??
  preferredLocale(new URL(url).searchParams.get('lang'), {
    cookie: headers.get('cookie'),
    acceptLanguage: headers.get('accept-language'),
  });
