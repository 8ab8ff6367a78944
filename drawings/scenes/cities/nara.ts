import { deer } from '../animals.ts';
import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { party, person } from '../people.ts';
import { eaves, hall, pagoda, stoneLantern } from '../roofs.ts';
import { box, land, line, poly, ROUND, shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist } from '../sky.ts';
import { branch, bush, cedar, tree } from '../trees.ts';

/** The Great Buddha Hall with the deer of the park. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, {
      seed: 83,
      foot: 350,
      high: 0.9,
      orb: [690, 150, 44],
      clouds: [
        [40, 108, 200],
        [300, 92, 180],
      ],
    }),
    land(
      [
        [-20, 370],
        [120, 340],
        [300, 352],
        [520, 330],
        [700, 340],
        [820, 320],
      ],
      p.mid2,
      520,
    ),
    pagoda(s, [122, 366], 190, 5),
    ...[40, 78, 176, 214].map((x, i) => cedar(s, [x, 376], 1 + (i % 2) * 0.4)),
    mist(s, 330, 60, 0.5, 800),
    ...[620, 664, 712, 762].map((x, i) => cedar(s, [x, 384], 1.3 + (i % 2) * 0.6)),
    tree(s, [268, 396], 1.5, 1),
    tree(s, [608, 398], 1.5, 2),
    // The hall: two roofs, a gable above the door, golden horns on the ridge.
    box(270, 398, 340, 10, p.stone),
    hall(s, [440, 398], 300, 58, 9),
    eaves(s, [440, 346], 196, 50, 0.74),
    box(326, 262, 228, 36, p.wall),
    line('M340 298V264M380 298V264M420 298V264M460 298V264M500 298V264M540 298V264', p.wood2, 5),
    eaves(s, [440, 268], 168, 84, 0.5),
    line('M356 183h168', s.winter ? p.snow : p.roof2, 8, ROUND),
    shape('M352 186q-5 -10 3 -20q2 10 7 14zM528 186q5 -10 -3 -20q-2 10 -7 14z', p.glow),
    shape(poly([392, 346], [440, 312], [488, 346]), p.wall),
    line('M378 348Q424 332 440 308Q456 332 502 348', s.winter ? p.snow : p.roof2, 8, ROUND),
    s.evening ? glow(s, [440, 376], 130, 0.45) : '',
    land(
      [
        [-20, 412],
        [260, 402],
        [560, 406],
        [820, 400],
      ],
      p.near,
      520,
    ),
    shape('M420 406h40l70 114H330z', p.ground),
    stoneLantern(s, [372, 430], 0.9),
    stoneLantern(s, [508, 430], 0.9),
    person(s, [424, 424], 28, { coat: p.seal, dress: 'kimono' }),
    person(s, [448, 424], 29, { coat: p.roof3 }),
    party(s, [430, 476], 46),
    deer(s, [250, 446], 1.2),
    deer(s, [196, 436], 0.9, true, true),
    deer(s, [610, 452], 1.3, true),
    deer(s, [672, 436], 0.9, false, true),
    land(
      [
        [-20, 470],
        [110, 462],
        [200, 486],
        [260, 520],
      ],
      p.near2,
      520,
    ),
    bush(s, [62, 488], 1.5),
    land(
      [
        [600, 520],
        [690, 478],
        [820, 466],
      ],
      p.near2,
      520,
    ),
    bush(s, [742, 490], 1.5, 1),
    birds(s, [286, 170, 8], [310, 186, 6]),
    s.look.season === 'autumn' ? branch(s, [808, 6], 1.2, true) + floatingParticles(s, 14, 8) : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
