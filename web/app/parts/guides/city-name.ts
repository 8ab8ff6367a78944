import { cityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import type { Locale } from '@tomoguide/contract/primitives';

/** Returns a service city's name in the page's language; returns an unknown slug unchanged. */
export const cityName = (slug: string, locale: Locale): string => {
  const city = cityBySlug(slug);
  return city ? nameIn(city, locale) : slug;
};
