import { LANGUAGES, type Locale } from '../locale.ts';

/** The catalog's names in both languages: cities, categories, services, tags. */
export interface Named {
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Returns the name in the user's language. */
export const nameIn = ({ nameCn, nameEn }: Named, locale: Locale): string =>
  LANGUAGES[locale].reads === 'zh' ? nameCn : nameEn;
