import { land, ridge } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { mist, type Orb, sky, streak } from './sky.ts';

interface Distance {
  readonly seed: number;
  /** The y coordinate at which the hills end. */
  readonly foot: number;
  readonly orb: Orb;
  /** Height of the hills: 1 for those around Kyoto, less for plains. */
  readonly high?: number;
  readonly clouds?: readonly (readonly [x: number, y: number, length: number])[];
}

/** Draws the background of every scene: the sky, clouds, and hills that fade into the distance. */
export const distance = (s: Sheet, { seed, foot, orb, high = 1, clouds = [] }: Distance): string =>
  [
    sky(s, { horizon: foot, orb }),
    ...clouds.map(([x, y, length]) => streak(s, [x, y], length, 0.75)),
    land(
      ridge({ seed, to: 800, y: foot - 60 * high, high: 105 * high, step: 170 }),
      s.p.far,
      foot + 10,
    ),
    mist(s, foot - 130 * high, 110 * high, 0.7, 800),
    land(
      ridge({ seed: seed + 13, to: 800, y: foot - 28 * high, high: 80 * high, step: 150 }),
      s.p.far2,
      foot + 10,
    ),
    mist(s, foot - 80 * high, 90 * high, 0.75, 800),
    land(
      ridge({ seed: seed + 29, to: 800, y: foot, high: 46 * high, step: 120 }),
      s.p.mid,
      foot + 60,
    ),
  ].join('');
