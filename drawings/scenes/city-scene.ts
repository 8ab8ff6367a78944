import type { Season } from '@tomoguide/contract/catalog/city-file';
import type { Sheet } from './sheet.ts';

/** The scene of a city's landmark. */
export interface CityScene {
  readonly draw: (s: Sheet) => string;
  /** The season of the default drawing. The second drawing shows another season. */
  readonly usual: Season;
}
