import { LANGUAGES, type Locale } from '../locale.ts';

/** The names of a catalog entry (a city, category, service or tag) in both languages. */
export interface Named {
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Returns the name in the user's language. */
export const getLocalizedName = ({ nameCn, nameEn }: Named, locale: Locale): string =>
  LANGUAGES[locale].reads === 'zh' ? nameCn : nameEn;
