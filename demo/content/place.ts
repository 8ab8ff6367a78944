import type { Shop, Ticket } from '@tomoguide/contract/guides/itinerary-terms';
import type { Words } from './sketch.ts';
import type { Weather } from './weather.ts';

/** A stop of an itinerary: its part of the day, the categories it fits, and its texts. */
export interface Place {
  readonly part: 'morning' | 'noon' | 'afternoon' | 'evening';
  readonly minutes: number;
  /** IDs of the categories that the stop fits. */
  readonly suits: readonly number[];
  /** The only weather in which reviews mention the stop; absent if they mention it in any weather. */
  readonly season?: Weather;
  readonly title: Words;
  readonly what: Words;
  readonly ticket?: Readonly<Ticket<Words>>;
  readonly shop?: Readonly<Shop<Words>>;
  /** Review sentences about the stop; `{name}` is how travelers address the guide. */
  readonly reviewTexts: Readonly<Record<'en' | 'zh', readonly string[]>>;
}
