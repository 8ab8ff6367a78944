import type { CitySlug } from '../cities.ts';
import type { Named } from '../names.ts';

export type PlaceKind = 'station' | 'sight' | 'dish';

/** A station, sight or dish that messages mention. */
export interface Place extends Named {
  /** Unique and permanent: tokyo-sensoji. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** Null for a dish that is found everywhere. */
  readonly city: CitySlug | null;
  /** The slug of the area of the city; null for dishes. */
  readonly area: string | null;
  readonly nameJa: string;
  /** Other spellings: traditional characters, kana, romanization, short forms. */
  readonly aliases: readonly string[];
}
