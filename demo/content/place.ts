import type { Ticket } from '@tomoguide/contract/guides/itinerary-terms';
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
  readonly reviewTexts: Readonly<Record<'en' | 'zh', readonly string[]>>;
}
