import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { FOODS } from '@tomoguide/contract/catalog/places/foods';
import type { Place } from '@tomoguide/contract/catalog/places/place';
import type { PlaceNames } from '@tomoguide/contract/messaging/entities';
import { type CardFact, createCardFacts } from '@tomoguide/contract/messaging/fact-card';
import type { FactValue } from '@tomoguide/contract/messaging/facts/facts';
import { readFacts } from '@tomoguide/contract/messaging/facts/read-facts';
import { PLACE_INDEX as places } from '../../catalog/service.ts';

/** The zone in which messages of users without a stored time zone are read. */
const DEFAULT_ZONE = 'Asia/Tokyo';

/** Reads the facts for a fact card in a text, as its writer sent it. */
export const readCardFacts = (
  text: string,
  {
    sentAt,
    zone,
    city,
  }: { sentAt: Temporal.Instant; zone: string | null; city: CitySlug | undefined },
): CardFact[] =>
  createCardFacts(text, readFacts(text, { sentAt, zone: zone ?? DEFAULT_ZONE, places, city }));

/** Counts the facts that a card for this text would have. */
export const countFacts = (text: string, sentAt: Temporal.Instant): number =>
  readCardFacts(text, { sentAt, zone: null, city: undefined }).length;

export const isKnownPlace = (placeId: string): boolean => places.get(placeId) !== undefined;

const findFood = (foodId: string): Place | undefined =>
  FOODS.find(({ id }) => id === foodId) ?? places.get(foodId);

export const isKnownFood = (foodId: string): boolean => findFood(foodId)?.kind === 'dish';

const getNamedId = (value: FactValue): string | undefined => {
  if (value.kind === 'place') return value.placeId;
  return value.kind === 'diet' ? value.foodId : undefined;
};

const listNames = (values: readonly FactValue[]): PlaceNames[] => {
  const ids = new Set(values.flatMap((value) => getNamedId(value) ?? []));
  return [...ids].flatMap((placeId) => {
    const place = findFood(placeId);
    if (!place) return [];
    const { id, kind, nameEn, nameCn, nameJa } = place;
    return { id, nameEn, nameCn, nameJa, isDish: kind === 'dish' };
  });
};

/** Returns the names of all places and foods that the facts and their options mention. */
export const listFactPlaces = (facts: readonly CardFact[]): PlaceNames[] =>
  listNames(facts.flatMap(({ value, options }) => (value ? [value, ...options] : options)));

/** Returns the places that a name in any of the three languages can mean. */
export const findPlacesNamed = (name: string, now: Temporal.Instant): PlaceNames[] =>
  listNames(
    readFacts(name, { sentAt: now, zone: DEFAULT_ZONE, places })
      .flatMap((fact) => ('options' in fact ? fact.options : fact.value))
      .filter(({ kind }) => kind === 'place'),
  );
