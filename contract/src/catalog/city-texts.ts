import type { TextLanguage } from '../languages/en.ts';
import type { Locale } from '../locale.ts';
import { ALL_CITIES } from './cities/all.ts';
import { getLocalizedName } from './names.ts';

type AnyCity = (typeof ALL_CITIES)[number];

/** Returns the texts of every city in one language, by slug. */
export const getCityTexts = <Language extends TextLanguage>(language: Language) =>
  Object.fromEntries(ALL_CITIES.map(({ slug, texts }) => [slug, texts[language]])) as {
    readonly [City in AnyCity as City['slug']]: City['texts'][Language];
  };

/** Returns the name of every city in one language. */
export const listCityNames = (locale: Locale): string[] =>
  ALL_CITIES.map((city) => getLocalizedName(city, locale));
