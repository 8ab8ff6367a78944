import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import type { DemoCity } from './demo-city.ts';

/** The file of each service city; without one, the demo does not start. */
export const DEMO_CITIES = Object.fromEntries(
  await Promise.all(
    CITY_SLUGS.map(async (slug) => [slug, (await import(`./cities/${slug}.ts`)).city] as const),
  ),
) as Readonly<Record<CitySlug, DemoCity>>;
