import { ALL_CITIES } from './cities/all.ts';
import type { CityFacts } from './city-file.ts';

// The browser build replaces the exports of this file, and of other files that use ALL_CITIES, with their
// computed values, so that pages do not load the texts and meeting places of all cities
// (web/build-tools/light-contract.ts).

export type CitySlug = (typeof ALL_CITIES)[number]['slug'];

export interface City extends CityFacts {
  readonly slug: CitySlug;
}

/** The service cities, without their texts and meeting places. */
export const CITIES: readonly City[] = ALL_CITIES.map(
  ({ texts, meetingPlaces, ...facts }) => facts,
);

export const CITY_SLUGS: readonly CitySlug[] = CITIES.map(({ slug }) => slug);

/**
 * The time zone of every service city, and the default for guides (docs/product/guides.md, "Cities and
 * zones").
 */
export const DEFAULT_GUIDE_TIME_ZONE = 'Asia/Tokyo';
