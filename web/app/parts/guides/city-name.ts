import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { Locale } from '@tomoguide/contract/primitives';

/** Returns a service city's name in the page's language; returns an unknown slug unchanged. */
export const getCityName = (slug: string, locale: Locale): string => {
  const city = findCityBySlug(slug);
  return city ? getLocalizedName(city, locale) : slug;
};
