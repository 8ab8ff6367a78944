import type { CitySlug } from '../cities.ts';
import type { Named } from '../names.ts';

export type PlaceKind = 'station' | 'sight' | 'dish';

/** A station, sight or dish that messages mention. */
export interface Place extends Named {
  /** Unique and permanent, because messages and bookings store it: tokyo-senso-ji. */
  readonly id: string;
  /** Airports and piers are stations too. */
  readonly kind: PlaceKind;
  /** Null for a dish that is served everywhere. */
  readonly city: CitySlug | null;
  /** The slug of the area in its city; null for dishes. */
  readonly area: string | null;
  readonly nameJa: string;
  /** Other spellings: short forms, kana, romanization, older characters. */
  readonly aliases: readonly string[];
}

/** A part of a city that one can walk around in, or a day trip from it. */
export interface Area extends Named {
  /** Unique within the city. */
  readonly slug: string;
  readonly city: CitySlug;
}
