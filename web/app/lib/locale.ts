import { LOCALES, type Locale } from '@tomoguide/contract/locale';
import { storeCookie } from './cookies.ts';

/** The cookie that keeps the reader's language, so that the first paint is right. */
export const LOCALE_COOKIE = 'locale';

/** Which locale a language tag asks for: every kind of Chinese reads Simplified Chinese here. */
const localeOfTag = (tag: string): Locale | null => {
  const language = tag.trim().toLowerCase().split('-', 1)[0];
  if (language === 'zh') return 'zh-CN';
  return language === 'en' ? 'en' : null;
};

/** The first language of an Accept-Language header that we have; quality values are in order in practice. */
const localeOfHeader = (header: string): Locale | null => {
  for (const part of header.split(',')) {
    const locale = localeOfTag(part.split(';', 1)[0] ?? '');
    if (locale) return locale;
  }
  return null;
};

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

/** The reader's language: `?lang=`, then the stored choice, then the browser's, then English. */
export const chooseLocale = (asked: {
  query: string | null;
  cookie: string | null;
  acceptLanguage: string | null;
}): Locale => {
  if (isLocale(asked.query)) return asked.query;
  if (isLocale(asked.cookie)) return asked.cookie;
  return localeOfHeader(asked.acceptLanguage ?? '') ?? 'en';
};

/** Keeps the choice for the next visit. */
export const storeLocale = (locale: Locale): void => storeCookie(LOCALE_COOKIE, locale);
