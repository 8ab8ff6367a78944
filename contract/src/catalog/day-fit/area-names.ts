import { CITY_SLUGS } from '../cities.ts';
import type { Named } from '../names.ts';
import { AREAS, PLACES } from '../places/all-places.ts';
import { PARTS } from './rides.ts';

const placeById = new Map(PLACES.map((place) => [place.id, place]));

/** The parts of wide areas have no names of their own: each is named after its best-known place, its first. */
const listParts = (): [string, Named][] =>
  CITY_SLUGS.flatMap((city) =>
    Object.entries(PARTS[city]).flatMap(([part, slugs]): [string, Named][] => {
      const place = placeById.get(`${city}-${slugs.split(' ')[0]}`);
      return place ? [[`${city}/${part}`, place]] : [];
    }),
  );

const nameByArea: ReadonlyMap<string, Named> = new Map([
  ...listParts(),
  ...AREAS.map((area): [string, Named] => [`${area.city}/${area.slug}`, area]),
]);

/** Returns the names of an area as rides name it: tokyo/asakusa. */
export const getAreaNames = (area: string): Named => {
  const { nameCn, nameEn } = nameByArea.get(area) ?? { nameCn: area, nameEn: area };
  return { nameCn, nameEn };
};
