import { cityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import type { Locale } from '@tomoguide/contract/primitives';

/** A service city's name in the user's language. Returns an unknown slug unchanged. */
export const cityName = (slug: string, locale: Locale): string => {
  const city = cityBySlug(slug);
  return city ? nameIn(city, locale) : slug;
};
