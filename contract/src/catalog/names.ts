import type { Locale } from '../primitives.ts';

/** What the catalog names in both languages: cities, categories, services, tags. */
export interface Named {
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Its name in the reader's language. */
export const nameIn = ({ nameCn, nameEn }: Named, locale: Locale): string =>
  locale === 'zh-CN' ? nameCn : nameEn;
