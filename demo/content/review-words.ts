import type { Weather } from './weather.ts';

/** A sentence for any tour, or for tours with one of these categories or subcategories. */
export type ReviewLine = string | { readonly text: string; readonly about: readonly number[] };

/** The sentences of reviews, by language. `{name}` is how travelers address the guide. */
export interface ReviewWords {
  /** Openings by number of stars. */
  readonly openings: Readonly<Record<3 | 4 | 5, readonly ReviewLine[]>>;
  /** What happened, by category or subcategory id of the catalog. */
  readonly details: Readonly<Record<number, readonly string[]>>;
  readonly weather: Readonly<Record<Weather, readonly string[]>>;
  readonly closings: readonly ReviewLine[];
}
