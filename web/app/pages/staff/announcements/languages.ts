import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale } from '@tomoguide/contract/primitives';

/** The languages of an announcement, the user's own first. */
export const languagesFor = (reader: Locale): Locale[] => [
  reader,
  ...LOCALES.filter((locale) => locale !== reader),
];
