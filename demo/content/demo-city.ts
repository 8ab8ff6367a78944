import type { Place } from './place.ts';
import type { GuideSketch } from './sketch.ts';

/** What the demo has in a city. Its file imports only types, because cities.ts waits for it. */
export interface DemoCity {
  /** The postal code and area where the guides live. */
  readonly home: readonly [zipcode: string, area: string];
  /** The outline behind portraits, 480 units wide, with its base at y = 360. */
  readonly landmark: string;
  /** Twelve, with unique names. */
  readonly guides: readonly GuideSketch[];
  readonly places: readonly Place[];
}
