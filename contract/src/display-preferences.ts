import { getLanguageTag, LOCALES, type Locale } from './locale.ts';

/** The user's language and theme: what a page depends on in addition to its URL. */

/** The cookie with the user's language, so that the first render already uses it. */
export const LOCALE_COOKIE = 'locale';
export const THEME_COOKIE = 'theme';

/** Light or dark. If the user chose neither, pages follow the system's setting. */
export type Theme = 'light' | 'dark';

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const asTheme = (value: string | null): Theme | null =>
  value === 'light' || value === 'dark' ? value : null;

/** Returns the value of a cookie in a Cookie header or in `document.cookie`; null if it is not set. */
export const readCookie = (header: string | null | undefined, name: string): string | null => {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
};

/** Returns the locale of a language tag. Every variant of Chinese is shown in Simplified Chinese. */
const findTagLocale = (tag: string): Locale | undefined =>
  LOCALES.find((locale) => getLanguageTag(locale) === getLanguageTag(tag.trim()));

/**
 * Returns the first supported language of an Accept-Language header, or English. Browsers already sort the
 * header by preference.
 */
export const getHeaderLocale = (header: string | null | undefined): Locale => {
  for (const part of (header ?? '').split(',')) {
    const locale = findTagLocale(part.split(';', 1)[0] ?? '');
    if (locale) return locale;
  }
  return 'en';
};

/** The request headers that a page depends on. */
export interface ReaderHeaders {
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/**
 * Returns the language of a page: `?lang=`, else the stored choice, else the browser's language, else
 * English.
 */
export const getPreferredLocale = (
  query: string | null,
  { cookie, acceptLanguage }: ReaderHeaders,
): Locale => {
  if (isLocale(query)) return query;
  const stored = readCookie(cookie, LOCALE_COOKIE);
  return isLocale(stored) ? stored : getHeaderLocale(acceptLanguage);
};

/** Returns the theme that the user chose; null if the page follows the system's setting. */
export const getPreferredTheme = ({ cookie }: ReaderHeaders): Theme | null =>
  asTheme(readCookie(cookie, THEME_COOKIE));
