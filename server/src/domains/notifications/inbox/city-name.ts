import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { Locale } from '@tomoguide/contract/primitives';

/** Returns the city's name, or its slug if it is no longer offered. */
export const getCityName = (slug: string, locale: Locale): string => {
  const city = findCityBySlug(slug);
  return city ? getLocalizedName(city, locale) : slug;
};
