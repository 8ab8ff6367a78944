import { castle } from '../castle.ts';
import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { party, person } from '../people.ts';
import { box, land, line, shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { birds, floatingParticles, mist, water } from '../sky.ts';
import { block, skyline, stones } from '../town.ts';
import { branch, bush, pine, tree } from '../trees.ts';
import { tokyoTower } from './tokyo.ts';

/** The castle keep with its golden fish, the television tower, and distant towers by the station. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, {
      seed: 101,
      foot: 352,
      high: 0.5,
      orb: [236, 130, 44, 'day'],
      clouds: [
        [30, 92, 200],
        [620, 92, 190],
      ],
    }),
    skyline({ foot: 364, high: 84, seed: 22, fill: p.far2 }),
    // Two towers by the station, one of which twists upward.
    block(s, [86, 370], { w: 44, h: 166, seed: 51, fill: p.far2, shade: p.roof3 }),
    block(s, [136, 370], { w: 44, h: 150, seed: 52, fill: p.far2, shade: p.roof3 }),
    shape('M204 370Q196 300 210 250Q216 226 226 214Q240 226 246 252Q258 300 250 370Z', p.glass),
    line('M206 350Q232 320 248 270M203 318Q226 290 238 236M210 280Q222 262 228 220', p.roof3, 3),
    mist(s, 296, 90, 0.65, 800),
    tokyoTower(s, [618, 366], 292, s.tone('#6E8290', '#7C8FA0')),
    land(
      [
        [-20, 380],
        [200, 362],
        [420, 344],
        [640, 340],
        [820, 360],
      ],
      p.near,
      420,
    ),
    ...[30, 78, 190, 566, 664, 720, 770].map((x, i) =>
      tree(s, [x, 378 - (i % 3) * 5], 1.2 + (i % 3) * 0.2, (i % 3) as 0 | 1 | 2, i % 2 === 0),
    ),
    pine(s, [244, 384], 1.1),
    castle(s, [396, 384], {
      height: 296,
      roof: s.tone('#6FA092', '#2C4E4E'),
      gold: s.evening ? p.glow : '#D9A73F',
      storeys: 5,
    }),
    ...[270, 516, 552].map((x, i) => tree(s, [x, 392], 1 + (i % 2) * 0.3, (i % 3) as 0 | 1 | 2)),
    stones(s, -10, 386, 820, 38, 13),
    box(-10, 416, 820, 9, p.stone2, 'opacity=".5"'),
    water(s, [-10, 424, 820, 90], 9),
    shape('M314 424h164l-26 42h-112z', p.wall, 'opacity=".26"'),
    land(
      [
        [-20, 456],
        [160, 450],
        [320, 470],
        [430, 520],
      ],
      p.near2,
      520,
    ),
    shape('M-20 486Q160 470 330 520H-20Z', p.ground),
    party(s, [206, 482], 46),
    person(s, [110, 478], 42, { coat: p.roof3, with: 'camera' }),
    bush(s, [330, 490], 1.1),
    pine(s, [40, 480], 1.5),
    birds(s, [508, 118, 9], [534, 134, 6]),
    s.look.season === 'spring' ? branch(s, [808, 4], 1.2, true) + floatingParticles(s, 18, 5) : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'autumn' };
