import type { Weather } from './weather.ts';

/** A sentence for any tour, or for those about one of these categories or subcategories. */
export type ReviewLine = string | { readonly text: string; readonly about: readonly number[] };

/** What travelers write, by language. `{name}` is what they call the guide. */
export interface ReviewWords {
  /** By stars: how it begins. */
  readonly openings: Readonly<Record<3 | 4 | 5, readonly ReviewLine[]>>;
  /** By category or subcategory id of the catalog: what happened. */
  readonly details: Readonly<Record<number, readonly string[]>>;
  readonly weather: Readonly<Record<Weather, readonly string[]>>;
  readonly closings: readonly ReviewLine[];
}
