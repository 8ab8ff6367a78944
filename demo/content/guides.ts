import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import { DEMO_CITIES } from './cities.ts';
import type { GuideSketch } from './sketch.ts';

export interface SketchInCity {
  readonly city: CitySlug;
  readonly sketch: GuideSketch;
}

/**
 * All demo guides, alternating between cities, so that every page of a list shows guides from many cities.
 */
export const SKETCHES: readonly SketchInCity[] = Array.from({ length: 12 }, (_, row) =>
  CITY_SLUGS.flatMap((city) => {
    const sketch = DEMO_CITIES[city].guides[row];
    return sketch ? [{ city, sketch }] : [];
  }),
).flat();

/** Returns a guide's username: the name in lowercase without spaces, except for kenji. */
export const getUsername = (sketch: GuideSketch): string =>
  sketch.name === 'Kenji Okabe' ? 'kenji' : sketch.name.toLowerCase().replace(/[^a-z]/g, '');
