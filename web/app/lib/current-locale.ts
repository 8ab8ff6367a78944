import type { Locale } from '@tomoguide/contract/primitives';
import { isLocale, readerLocale } from '@tomoguide/contract/reader-preferences';

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
export const requestLocale = ({ url, headers }: Request): Locale =>
  currentLocale() ??
  readerLocale(new URL(url).searchParams.get('lang'), {
    cookie: headers.get('cookie'),
    acceptLanguage: headers.get('accept-language'),
  });
