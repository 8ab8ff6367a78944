import { castle } from '../castle.ts';
import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { boat, party, person } from '../people.ts';
import { box, land, shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { birds, floatingParticles, mist, water } from '../sky.ts';
import { skyline, stones } from '../town.ts';
import { branch, bush, pine, tree } from '../trees.ts';

/** The castle keep above its moat. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, {
      seed: 44,
      foot: 350,
      high: 0.6,
      orb: [624, 138, 42, 'day'],
      clouds: [
        [440, 92, 210],
        [50, 140, 190],
      ],
    }),
    skyline({ foot: 362, high: 90, seed: 12, fill: p.far2 }),
    mist(s, 290, 90, 0.7, 800),
    land(
      [
        [-20, 372],
        [160, 346],
        [400, 336],
        [620, 344],
        [820, 366],
      ],
      p.near,
      420,
    ),
    ...[40, 92, 150, 206, 540, 590, 646, 700, 752].map((x, i) =>
      tree(s, [x, 364 - (i % 3) * 4], 1.1 + (i % 3) * 0.2, (i % 3) as 0 | 1 | 2, i % 2 === 0),
    ),
    castle(s, [376, 372], {
      height: 268,
      roof: s.tone('#5E8C83', '#2B4A50'),
      gold: p.glow,
      storeys: 5,
    }),
    ...[262, 306, 470, 514].map((x, i) =>
      tree(s, [x, 378], 0.9 + (i % 2) * 0.3, (i % 3) as 0 | 1 | 2),
    ),
    stones(s, -10, 372, 820, 40, 3),
    box(-10, 404, 820, 10, p.stone2, 'opacity=".5"'),
    water(s, [-10, 412, 820, 100]),
    shape('M290 412h172l-26 40h-120z', p.wall, 'opacity=".28"'),
    boat(s, [228, 452], 0.9),
    person(s, [214, 446], 22, { coat: p.cloth, with: 'hat' }),
    person(s, [236, 446], 21, { coat: p.seal, dress: 'skirt' }),
    land(
      [
        [470, 520],
        [540, 474],
        [660, 456],
        [820, 446],
      ],
      p.near2,
      520,
    ),
    party(s, [650, 470], 44, true),
    pine(s, [754, 478], 1.3, true),
    bush(s, [566, 488], 1.1),
    birds(s, [540, 190, 9], [566, 206, 6]),
    s.look.season === 'spring' ? branch(s, [-8, 10], 1.2) + floatingParticles(s, 18, 5) : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
