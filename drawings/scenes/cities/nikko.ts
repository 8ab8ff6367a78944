import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { party } from '../people.ts';
import { pagoda, stoneLantern } from '../roofs.ts';
import { land } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { mist } from '../sky.ts';
import { bush, cedar } from '../trees.ts';

/** The pagoda of Toshogu among the cedars. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, { seed: 97, foot: 350, high: 1, orb: [640, 130, 40], clouds: [[120, 100, 190]] }),
    mist(s, 330, 60, 0.5, 800),
    ...[60, 130, 200, 560, 640, 720].map((x, i) => cedar(s, [x, 392], 1.6 + (i % 3) * 0.4)),
    pagoda(s, [400, 400], 260, 5),
    land(
      [
        [-20, 402],
        [400, 396],
        [820, 404],
      ],
      p.near,
      520,
    ),
    stoneLantern(s, [320, 440], 1),
    stoneLantern(s, [480, 440], 1),
    party(s, [400, 476], 46),
    bush(s, [90, 480], 1.5),
    bush(s, [720, 484], 1.5, 1),
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
