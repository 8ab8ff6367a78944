import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { FitStop } from '@tomoguide/contract/catalog/day-fit/day-fit';
import { getRideArea } from '@tomoguide/contract/catalog/day-fit/travel';
import type { Place } from '@tomoguide/contract/catalog/places/place';
import { readFacts } from '@tomoguide/contract/messaging/facts/read-facts';
import { PLACE_INDEX } from './places.ts';

export interface NamedStop {
  readonly names: readonly string[];
  readonly minutes: number | null;
}

/** The place list is that of Japan, and dates in the names of stops do not matter. */
const ZONE = 'Asia/Tokyo';

/** Returns the places that a text names clearly. */
const readPlaces = (text: string, sentAt: Temporal.Instant, city: CitySlug | undefined): Place[] =>
  readFacts(text, { sentAt, zone: ZONE, places: PLACE_INDEX, city }).flatMap((fact) => {
    if (!('value' in fact) || fact.value.kind !== 'place') return [];
    return PLACE_INDEX.get(fact.value.placeId) ?? [];
  });

/** Returns the city that most places are in. */
const findCity = (places: readonly Place[]): CitySlug | undefined => {
  const cities = Map.groupBy(places, ({ city }) => city);
  const [city] = [...cities].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return city ?? undefined;
};

/**
 * Finds the places that stops name. A name that several cities have means the one in the city of most other stops; a
 * name that stays ambiguous means none.
 */
export const readStops = (stops: readonly NamedStop[], now: Temporal.Instant): FitStop[] => {
  const read = (city: CitySlug | undefined): Place[][] =>
    stops.map(({ names }) => names.flatMap((name) => readPlaces(name, now, city)));
  const city = findCity(read(undefined).flat());
  return read(city).map((places, index) => {
    const known = places.flatMap((place) => {
      const area = getRideArea(place);
      return area === null ? [] : [{ id: place.id, area }];
    });
    const sights = places.filter(({ kind }) => kind === 'sight').map(({ id }) => id);
    return {
      place: known[0] ?? null,
      sights: [...new Set(sights)],
      minutes: stops[index]?.minutes ?? null,
    };
  });
};
