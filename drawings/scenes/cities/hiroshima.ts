import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { boat, person } from '../people.ts';
import { eaves, hall, stoneLantern, torii } from '../roofs.ts';
import { land, line, shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist, water } from '../sky.ts';
import { branch, bush, pine, tree } from '../trees.ts';

/** The gate of Itsukushima at high tide, in front of the islands. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, {
      seed: 71,
      foot: 330,
      orb: [598, 226, 58],
      clouds: [
        [60, 110, 240],
        [420, 96, 230],
      ],
    }),
    mist(s, 270, 90, 0.8, 800),
    water(s, [-10, 326, 820, 200], 8),
    land(
      [
        [-20, 330],
        [40, 306],
        [120, 300],
        [210, 330],
      ],
      p.mid2,
      334,
    ),
    // The shrine's galleries on the shore.
    land(
      [
        [600, 340],
        [660, 300],
        [740, 270],
        [840, 250],
      ],
      p.near,
      350,
    ),
    ...[650, 700, 752, 790].map((x, i) => tree(s, [x, 326 - i * 10], 1.2, (i % 3) as 0 | 1 | 2)),
    hall(s, [716, 346], 170, 34, 7),
    eaves(s, [716, 314], 100, 32, 0.6),
    line('M600 350h210', p.seal, 4),
    line('M640 346v14M680 346v14M720 346v14M760 346v14', p.seal, 5),
    // The reflection in the water, then the gate itself.
    shape(
      'M292 404h26l-4 76h-20zM470 404h26l-2 76h-20zM262 484q132 -10 264 0l-10 14h-244z',
      p.seal,
      'opacity=".2"',
    ),
    torii(s, [394, 408], 182),
    shape('M262 408l18 -44h10l-4 44zM526 408l-18 -44h-10l4 44z', p.seal2),
    line('M248 408h96M444 408h98', p.shine, 3, 'stroke-linecap="round"'),
    boat(s, [164, 392], 0.9),
    person(s, [150, 386], 21, { coat: p.cloth, with: 'hat' }),
    person(s, [172, 386], 21, { coat: p.dark }),
    land(
      [
        [520, 520],
        [590, 476],
        [700, 452],
        [820, 440],
      ],
      p.ground,
      520,
    ),
    pine(s, [746, 470], 1.7, true),
    stoneLantern(s, [640, 482], 1.1),
    bush(s, [690, 486], 1),
    s.evening ? glow(s, [640, 452], 50, 0.6) : '',
    birds(s, [236, 196, 9], [262, 214, 7], [210, 220, 6]),
    s.look.season === 'autumn' ? branch(s, [-8, 6], 1.2) + floatingParticles(s, 12, 5) : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
