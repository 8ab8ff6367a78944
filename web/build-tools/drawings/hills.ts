import { party } from './people.ts';
import { land, ridge } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { birds, mist, sky, streak } from './sky.ts';
import { cedar, tree } from './trees.ts';

/** Hills with a few people on their way. */
export const hills = (s: Sheet, seed: number): string =>
  s.svg(
    800,
    500,
    [
      sky(s, { horizon: 330, orb: [180, 150, 44] }),
      streak(s, [60, 110], 240),
      land(ridge({ seed, to: 800, y: 310, high: 110, step: 170 }), s.p.far),
      mist(s, 250, 90, 0.7, 800),
      land(ridge({ seed: seed + 1, to: 800, y: 350, high: 80, step: 150 }), s.p.far2),
      mist(s, 300, 80, 0.7, 800),
      land(ridge({ seed: seed + 2, to: 800, y: 390, high: 60, step: 130 }), s.p.mid),
      birds(s, [420, 150, 9], [446, 168, 6]),
      land(
        [
          [-20, 400],
          [200, 386],
          [420, 404],
          [820, 380],
        ],
        s.p.mid2,
      ),
      cedar(s, [600, 396], 1.5),
      cedar(s, [640, 392], 1.9),
      tree(s, [690, 396], 1.7),
      land(
        [
          [-20, 440],
          [240, 420],
          [520, 442],
          [820, 426],
        ],
        s.p.near2,
      ),
      party(s, [360, 452], 46),
    ].join(''),
  );
