import enBookings from '@tomoguide/contract/bookings/words/en/bookings';
import enSheet from '@tomoguide/contract/bookings/words/en/trip-sheet';
import zhBookings from '@tomoguide/contract/bookings/words/zh-CN/bookings';
import zhSheet from '@tomoguide/contract/bookings/words/zh-CN/trip-sheet';
import enTerms from '@tomoguide/contract/guides/words/en/itinerary-terms';
import zhTerms from '@tomoguide/contract/guides/words/zh-CN/itinerary-terms';
import type { Locale } from '@tomoguide/contract/primitives';
import { type SentenceValues, translate } from '@tomoguide/contract/translate';
import type { Both } from './sheet.ts';

const SHEET = { en: enSheet, 'zh-CN': zhSheet } as const;
const TERMS = { en: enTerms, 'zh-CN': zhTerms } as const;
const BOOKINGS = { en: enBookings, 'zh-CN': zhBookings } as const;

/** Returns a text in both languages. */
export const both = <Value = string>(
  make: (locale: Locale) => Value,
): Readonly<Record<Locale, Value>> => ({
  en: make('en'),
  'zh-CN': make('zh-CN'),
});

/** The same text in both languages: a name, a number. */
export const sameText = (text: string): Both => both(() => text);

/** Returns a string of the sheet; its values can differ by language. */
export const say = (key: string, values: (locale: Locale) => SentenceValues = () => ({})): Both =>
  both((locale) => translate(locale, SHEET[locale], key, values(locale)));

/** Returns a string for what an itinerary includes. */
export const termsText = (key: string, values: SentenceValues = {}): Both =>
  both((locale) => translate(locale, TERMS[locale], key, values));

/** Returns a string that all pages use for bookings. */
export const bookingText = (
  key: string,
  values: (locale: Locale) => SentenceValues = () => ({}),
): Both => both((locale) => translate(locale, BOOKINGS[locale], key, values(locale)));
