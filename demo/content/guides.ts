import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { fukuoka } from './guides/fukuoka.ts';
import { hiroshima } from './guides/hiroshima.ts';
import { kobe } from './guides/kobe.ts';
import { kyoto } from './guides/kyoto.ts';
import { nagoya } from './guides/nagoya.ts';
import { nara } from './guides/nara.ts';
import { osaka } from './guides/osaka.ts';
import { sapporo } from './guides/sapporo.ts';
import { tokyo } from './guides/tokyo.ts';
import { yokohama } from './guides/yokohama.ts';
import type { GuideSketch } from './sketch.ts';

export interface SketchInCity {
  readonly city: CitySlug;
  readonly sketch: GuideSketch;
}

const BY_CITY: Readonly<Record<CitySlug, readonly GuideSketch[]>> = {
  tokyo,
  kyoto,
  osaka,
  hiroshima,
  sapporo,
  nara,
  yokohama,
  kobe,
  fukuoka,
  nagoya,
};

/** All demo guides, alternating between cities, so that any page of a list has guides from many of them. */
export const SKETCHES: readonly SketchInCity[] = Array.from({ length: 12 }, (_, row) =>
  Object.entries(BY_CITY).flatMap(([city, sketches]) => {
    const sketch = sketches[row];
    return sketch ? [{ city: city as CitySlug, sketch }] : [];
  }),
).flat();

/** Returns a guide's username: the name without spaces, except for kenji. */
export const usernameOf = (sketch: GuideSketch): string =>
  sketch.name === 'Kenji Okabe' ? 'kenji' : sketch.name.toLowerCase().replace(/[^a-z]/g, '');
