import type { Locale } from '@tomoguide/contract/primitives';
import { useTranslation } from 'react-i18next';
import { storeCookie } from './cookies.ts';
import { isLocale, LOCALE_COOKIE, LOCALES } from './locale.ts';

/** Options of i18next that are the same on the server and in the browser. */
export const i18nOptions = {
  supportedLngs: [...LOCALES],
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'layout',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** The language on the screen, for formatting. */
export const useLocale = (): Locale => {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : 'en';
};

/** Keeps the choice for the next visit. */
export const storeLocale = (locale: Locale): void => storeCookie(LOCALE_COOKIE, locale);
