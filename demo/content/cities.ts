import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import type { DemoCity } from './demo-city.ts';

/** Demo content by city. Startup fails if the file of a service city is missing. */
export const DEMO_CITIES = Object.fromEntries(
  await Promise.all(
    CITY_SLUGS.map(async (slug) => [slug, (await import(`./cities/${slug}.ts`)).city] as const),
  ),
) as Readonly<Record<CitySlug, DemoCity>>;
