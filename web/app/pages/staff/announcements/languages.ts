import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale } from '@tomoguide/contract/primitives';

/** Returns the languages of an announcement, with the staff member's own language first. */
export const orderLanguages = (reader: Locale): Locale[] => [
  reader,
  ...LOCALES.filter((locale) => locale !== reader),
];
