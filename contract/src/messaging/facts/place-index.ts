import type { CitySlug } from '../../catalog/cities.ts';
import type { Place } from '../../catalog/places/place.ts';
import { foldText } from './fold-text.ts';
import { getCanonicalHan } from './han-variants.ts';

/** A node of the tree of names, by folded character. */
interface Node {
  readonly next: Map<string, Node>;
  /** The places whose name ends here. */
  readonly places: Place[];
}

/** The list of places, prepared for finding their names in texts. Build it once. */
export interface PlaceIndex {
  /** Returns a place by its id. */
  readonly get: (placeId: string) => Place | undefined;
  /**
   * Returns the longest name that begins at a position of a folded text, and the places that have it; null if there
   * is none.
   */
  readonly findAt: (folded: string, start: number) => FoundPlaces | null;
}

export interface FoundPlaces {
  readonly end: number;
  readonly places: readonly Place[];
}

/** Separators that names can be written with or without: Shin-Osaka, Shin Osaka, Shinosaka. */
const SEPARATOR = /[ '’`·・.-]/;
const LATIN = /[a-z0-9]/;

const createNode = (): Node => ({ next: new Map(), places: [] });

const insert = (root: Node, name: string, place: Place): void => {
  let node = root;
  for (const character of foldText(name).split('')) {
    if (SEPARATOR.test(character)) continue;
    const key = getCanonicalHan(character);
    let next = node.next.get(key);
    if (!next) {
      next = createNode();
      node.next.set(key, next);
    }
    node = next;
  }
  if (!node.places.includes(place)) node.places.push(place);
};

export const buildPlaceIndex = (places: readonly Place[]): PlaceIndex => {
  const root = createNode();
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const place of places) {
    for (const name of [place.nameEn, place.nameCn, place.nameJa, ...place.aliases]) {
      insert(root, name, place);
    }
  }
  const findAt = (folded: string, start: number): FoundPlaces | null => {
    const isLatin = LATIN.test(folded.charAt(start));
    if (isLatin && /[a-z0-9]-?$/.test(folded.slice(Math.max(0, start - 2), start))) return null;
    let node: Node | undefined = root;
    let found: FoundPlaces | null = null;
    for (let at = start; at < folded.length; at += 1) {
      const character = folded.charAt(at);
      if (at > start && SEPARATOR.test(character)) continue;
      node = node.next.get(getCanonicalHan(character));
      if (!node) break;
      const endsWord = !(LATIN.test(character) && LATIN.test(folded.charAt(at + 1)));
      if (node.places.length > 0 && endsWord) found = { end: at + 1, places: node.places };
    }
    return found;
  };
  return { get: (placeId) => byId.get(placeId), findAt };
};

/** Returns the places of a city, or all if none is in it. */
export const preferCity = (places: readonly Place[], city: CitySlug | undefined): Place[] => {
  const inCity = places.filter((place) => place.city === city);
  return inCity.length > 0 ? inCity : [...places];
};
