import { cityBySlug } from '@tomoguide/contract/catalog/cities';
import type { Locale } from '@tomoguide/contract/primitives';

/** A service city's name in the reader's language; an unknown slug stands for itself. */
export const cityName = (slug: string, locale: Locale): string => {
  const city = cityBySlug(slug);
  if (!city) return slug;
  return locale === 'zh-CN' ? city.nameCn : city.nameEn;
};
