import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Ticket } from '@tomoguide/contract/guides/itinerary-terms';
import { places as fukuoka } from './places/fukuoka.ts';
import { places as hiroshima } from './places/hiroshima.ts';
import { places as kobe } from './places/kobe.ts';
import { places as kyoto } from './places/kyoto.ts';
import { places as nagoya } from './places/nagoya.ts';
import { places as nara } from './places/nara.ts';
import { places as osaka } from './places/osaka.ts';
import { places as sapporo } from './places/sapporo.ts';
import { places as tokyo } from './places/tokyo.ts';
import { places as yokohama } from './places/yokohama.ts';
import type { Words } from './sketch.ts';
import type { Weather } from './weather.ts';

/** A stop of an itinerary: when in the day, for which categories of the catalog, and what one does. */
export interface Place {
  readonly part: 'morning' | 'noon' | 'afternoon' | 'evening';
  readonly minutes: number;
  /** Category ids that the stop suits. */
  readonly suits: readonly number[];
  /** The only weather that it is for; absent: any. */
  readonly season?: Weather;
  readonly title: Words;
  readonly what: Words;
  readonly ticket?: Readonly<Ticket<Words>>;
  /** What travelers say of it afterwards; `{name}` is what they call the guide. */
  readonly said: Readonly<Record<'en' | 'zh', readonly string[]>>;
}

export const PLACES: Readonly<Record<CitySlug, readonly Place[]>> = {
  tokyo,
  kyoto,
  osaka,
  hiroshima,
  sapporo,
  nara,
  yokohama,
  kobe,
  fukuoka,
  nagoya,
};
