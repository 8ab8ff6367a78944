import type { Weather } from './weather.ts';

/** A sentence that fits any tour, or only tours with one of these categories or subcategories. */
export type ReviewLine = string | { readonly text: string; readonly about: readonly number[] };

/** The sentences of which reviews in one language consist. `{name}` is how travelers address the guide. */
export interface ReviewWords {
  /** Openings by number of stars. */
  readonly openings: Readonly<Record<3 | 4 | 5, readonly ReviewLine[]>>;
  /** What happened on the tour, by the category or subcategory ID of the service. */
  readonly details: Readonly<Record<number, readonly string[]>>;
  readonly weather: Readonly<Record<Weather, readonly string[]>>;
  readonly closings: readonly ReviewLine[];
}
