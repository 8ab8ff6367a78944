import type { Place } from './place.ts';
import type { GuideSketch } from './sketch.ts';

/**
 * The demo's content in a city. A city's file may import only types, because cities.ts waits for it at
 * startup.
 */
export interface DemoCity {
  /** The postal code and area in which the guides live. */
  readonly home: readonly [zipcode: string, area: string];
  /** The SVG outline of the landmark behind portraits, 480 units wide, with its base at y = 360. */
  readonly landmark: string;
  /** Twelve guides, with unique names. */
  readonly guides: readonly GuideSketch[];
  readonly places: readonly Place[];
}
