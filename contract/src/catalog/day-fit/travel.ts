import { CITY_SLUGS, type CitySlug } from '../cities.ts';
import { WAY_MINUTES } from '../figures.ts';
import type { Place } from '../places/place.ts';
import {
  PARTS,
  PLACES_WITHOUT_RIDES,
  RIDES_BETWEEN_CITIES,
  RIDES_COMPILED,
  RIDES_IN_CITIES,
} from './rides.ts';

/** A ride between two neighboring areas, the same in both directions. Areas are `city/area`. */
export interface Ride {
  /** The area that comes first in the alphabet. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly checkedOn: string;
}

/** How long a route takes from door to door, and when the oldest of its figures was checked. */
export interface Route {
  readonly minutes: number;
  readonly checkedOn: string;
}

const listLines = (text: string): string[] => text.trim().split('\n');

const toRide = (line: string, city: CitySlug | null): Ride => {
  const [one = '', other = '', minutes] = line.split(' ');
  const [from = '', to = ''] = [one, other]
    .map((area) => (city ? `${city}/${area}` : area))
    .toSorted();
  return { from, to, minutes: Number(minutes), checkedOn: RIDES_COMPILED };
};

/** The rides as compiled. */
export const COMPILED_RIDES: readonly Ride[] = [
  ...CITY_SLUGS.flatMap((city) =>
    listLines(RIDES_IN_CITIES[city]).map((line) => toRide(line, city)),
  ),
  ...listLines(RIDES_BETWEEN_CITIES).map((line) => toRide(line, null)),
];

const PART_BY_PLACE: ReadonlyMap<string, string> = new Map(
  CITY_SLUGS.flatMap((city) =>
    Object.entries(PARTS[city]).flatMap(([part, slugs]) =>
      slugs.split(' ').map((slug): [string, string] => [`${city}-${slug}`, part]),
    ),
  ),
);
const WITHOUT: ReadonlySet<string> = new Set(
  CITY_SLUGS.flatMap((city) =>
    (PLACES_WITHOUT_RIDES[city]?.split(' ') ?? []).map((slug) => `${city}-${slug}`),
  ),
);

/** Returns the area of a place as rides name it; null for dishes and places whose routes are unknown. */
export const getRideArea = ({ id, city, area }: Place): string | null =>
  city === null || area === null || WITHOUT.has(id)
    ? null
    : `${city}/${PART_BY_PLACE.get(id) ?? area}`;

interface Reached {
  readonly minutes: number;
  readonly checkedOn: string;
}

const findAllFrom = (
  start: string,
  neighbors: ReadonlyMap<string, readonly (Reached & { area: string })[]>,
): Map<string, Reached> => {
  const reached = new Map<string, Reached>();
  const open = new Map<string, Reached>([[start, { minutes: 0, checkedOn: '9999-12-31' }]]);
  while (open.size > 0) {
    const [area, here] = [...open].reduce((best, one) =>
      one[1].minutes < best[1].minutes ? one : best,
    );
    open.delete(area);
    reached.set(area, here);
    for (const next of neighbors.get(area) ?? []) {
      const minutes = here.minutes + next.minutes;
      if (reached.has(next.area) || minutes >= (open.get(next.area)?.minutes ?? Infinity)) continue;
      const checkedOn = here.checkedOn < next.checkedOn ? here.checkedOn : next.checkedOn;
      open.set(next.area, { minutes, checkedOn });
    }
  }
  return reached;
};

/**
 * Returns a function that finds the route between two areas: the shortest rides, with walking and waiting. It returns
 * null if an area has no rides.
 */
export const createRoutes = (
  rides: readonly Ride[],
): ((from: string, to: string) => Route | null) => {
  const ends = rides.flatMap(({ from, to, minutes, checkedOn }) => [
    { area: to, from, minutes, checkedOn },
    { area: from, from: to, minutes, checkedOn },
  ]);
  const neighbors = Map.groupBy(ends, ({ from }) => from);
  const cache = new Map<string, Map<string, Reached>>();
  return (from, to) => {
    if (!neighbors.has(from) || !neighbors.has(to)) return null;
    let all = cache.get(from);
    if (!all) {
      all = findAllFrom(from, neighbors);
      cache.set(from, all);
    }
    const found = all.get(to);
    return found ? { ...found, minutes: found.minutes + WAY_MINUTES } : null;
  };
};
