import { LOCALE_COOKIE } from '@tomoguide/contract/display-preferences';
import type { Locale } from '@tomoguide/contract/primitives';

const YEAR_SECONDS = 31_536_000;

/** Stores a preference in a cookie for a year, or deletes it if the value is null. Browser only. */
export const storeCookie = (name: string, value: string | null): void => {
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in WeChat's browser.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
};

/** Stores the language in a cookie for the next visit. */
export const storeLocale = (locale: Locale): void => storeCookie(LOCALE_COOKIE, locale);
