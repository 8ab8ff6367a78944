import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Season } from '@tomoguide/contract/catalog/drawings';
import { hills } from './hills.ts';
import type { Light } from './palette.ts';
import { Sheet } from './sheet.ts';

interface CityLook {
  readonly light: Light;
  /** Null: the season of the city's usual drawing. */
  readonly season: Season | null;
}

/** A city's landmark in a light and a season. */
export const drawCity = (city: CitySlug, { light, season }: CityLook): string =>
  hills(new Sheet({ light, season: season ?? 'summer' }), city.length);
