import { inEachLanguage, type Locale } from '@tomoguide/contract/locale';
import type { TextValues } from '@tomoguide/contract/translate';
import { translate } from '@tomoguide/contract/translate';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { TextKey, ValuesFor } from '@tomoguide/contract/words/keys';
import type { Bilingual } from './sheet.ts';

/** Returns a text in both languages. */
export const both = inEachLanguage;

/** Returns the same text for both languages, for example a name or a number. */
export const toBilingual = (text: string): Bilingual => both(() => text);

type SheetKey = TextKey<'trip-sheet' | 'itinerary-terms' | 'bookings' | 'taxes'>;

/** The values for a text's placeholders, which can differ by language. */
type ValuesIn<Values extends readonly unknown[]> = Values extends readonly [infer Value]
  ? [values: (locale: Locale) => Value]
  : [];

/** Returns a text from the catalogs in both languages. */
export const t = <Key extends SheetKey>(
  key: Key,
  ...values: ValuesIn<ValuesFor<Key>>
): Bilingual => {
  const [valuesIn] = values as [((locale: Locale) => TextValues)?];
  return both((locale) => translate(locale, CATALOGS[locale], key, valuesIn?.(locale)));
};
