import type { Locale } from '@tomoguide/contract/primitives';
import { isLocale } from './locale.ts';

/**
 * The language on the screen, for calls that are not made from a component. While the server
 * renders it is null: there the transport knows whose page it is.
 */
export const currentLocale = (): Locale | null => {
  if (import.meta.env.SSR) return null;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};
