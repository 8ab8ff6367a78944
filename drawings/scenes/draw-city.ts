import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Season } from '@tomoguide/contract/catalog/city-file';
import type { CityScene } from './city-scene.ts';
import type { Light } from './palette.ts';
import { Sheet } from './sheet.ts';

/** Scenes by city. Startup fails if the file of a city is missing. */
const SCENES = Object.fromEntries(
  await Promise.all(
    CITY_SLUGS.map(async (slug) => [slug, (await import(`./cities/${slug}.ts`)).scene] as const),
  ),
) as Readonly<Record<CitySlug, CityScene>>;

interface CityLook {
  readonly light: Light;
  /** The season; null for the city's default season. */
  readonly season: Season | null;
}

/** Draws a city's landmark in a given light and season. */
export const drawCity = (city: CitySlug, { light, season }: CityLook): string => {
  const { draw, usual } = SCENES[city];
  const sheet = new Sheet({ light, season: season ?? usual });
  return sheet.svg(800, 500, draw(sheet));
};
