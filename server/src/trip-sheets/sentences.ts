import enBookings from '@tomoguide/contract/locales/en/bookings';
import enSheet from '@tomoguide/contract/locales/en/bookings-trip-sheet';
import enTerms from '@tomoguide/contract/locales/en/guides-itinerary-terms';
import zhBookings from '@tomoguide/contract/locales/zh-CN/bookings';
import zhSheet from '@tomoguide/contract/locales/zh-CN/bookings-trip-sheet';
import zhTerms from '@tomoguide/contract/locales/zh-CN/guides-itinerary-terms';
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
