import { CITY_SLUGS, type CitySlug } from './cities.ts';

/** A drawing of ours, 800 by 500: web/public/illustrations/<name>.svg. */
export interface Drawing {
  readonly name: string;
  /** The city it shows; null: it could be any. */
  readonly city: CitySlug | null;
  /** Services it fits, by category or subcategory id of the catalog; none: the city as such. */
  readonly services: readonly number[];
}

const ofCity = (city: CitySlug): Drawing => ({ name: city, city, services: [] });

/** All drawings of places. The first one of a city stands for it. */
export const DRAWINGS: readonly Drawing[] = CITY_SLUGS.map(ofCity);

/** Where browsers find a drawing. */
export const drawingPath = (name: string): string => `/illustrations/${name}.svg`;
