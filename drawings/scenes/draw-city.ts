import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Season } from '@tomoguide/contract/catalog/city-file';
import type { CityScene } from './city-scene.ts';
import type { Light } from './palette.ts';
import { Sheet } from './sheet.ts';

/** The file of each city; without one, nothing is drawn. */
const SCENES = Object.fromEntries(
  await Promise.all(
    CITY_SLUGS.map(async (slug) => [slug, (await import(`./cities/${slug}.ts`)).scene] as const),
  ),
) as Readonly<Record<CitySlug, CityScene>>;

interface CityLook {
  readonly light: Light;
  /** Null for the city's default season. */
  readonly season: Season | null;
}

/** Draws a city's landmark in a light and a season. */
export const drawCity = (city: CitySlug, { light, season }: CityLook): string => {
  const { draw, usual } = SCENES[city];
  const sheet = new Sheet({ light, season: season ?? usual });
  return sheet.svg(800, 500, draw(sheet));
};
