import type { Season } from '@tomoguide/contract/catalog/city-file';
import type { Sheet } from './sheet.ts';

/** A city's landmark. */
export interface CityScene {
  readonly draw: (s: Sheet) => string;
  /** The season of the default drawing; the second drawing has another one. */
  readonly usual: Season;
}
