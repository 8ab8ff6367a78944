import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { party } from '../people.ts';
import { box, land, line, poly, ROUND, rect, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist, water } from '../sky.ts';
import { block, railing } from '../town.ts';
import { bush, tree } from '../trees.ts';

/** Draws the port tower: straight rods that form a waist. */
const portTower = (s: Sheet, [x, foot]: Point, h: number): string => {
  const { p } = s;
  const half = (t: number) => h * (0.058 + 0.15 * (t - 0.58) ** 2 * 2);
  const ts = Array.from({ length: 11 }, (_, i) => (i / 10) * 0.9);
  const edge = (sign: number): Point[] => ts.map((t) => [x + sign * half(t), foot - h * t]);
  let rods = '';
  for (let i = 0; i < 7; i += 1) {
    const from = -0.9 + i * 0.3;
    rods += `M${n(x + half(0) * from)} ${n(foot)}L${n(x - half(0.9) * from)} ${n(foot - h * 0.9)}`;
  }
  return (
    (s.evening ? glow(s, [x, foot - h * 0.5], h * 0.5, 0.45) : '') +
    box(x - h * 0.028, foot - h * 0.92, h * 0.056, h * 0.92, p.wall2) +
    shape(poly(...edge(-1), ...edge(1).reverse()), p.seal, 'opacity=".28"') +
    line(rods, p.seal, 2.6) +
    line(
      `${poly(...edge(-1)).replace('Z', '')}${poly(...edge(1)).replace('Z', '')}`,
      p.seal,
      4,
      ROUND,
    ) +
    line(
      [0.18, 0.36, 0.54, 0.7]
        .map((t) => `M${n(x - half(t))} ${n(foot - h * t)}h${n(half(t) * 2)}`)
        .join(''),
      p.seal2,
      2,
    ) +
    shape(
      poly(
        [x - half(0.76) - 4, foot - h * 0.78],
        [x - half(0.9) - 7, foot - h * 0.9],
        [x + half(0.9) + 7, foot - h * 0.9],
        [x + half(0.76) + 4, foot - h * 0.78],
      ),
      p.wall,
    ) +
    line(
      `M${n(x - half(0.84) - 4)} ${n(foot - h * 0.84)}h${n(half(0.84) * 2 + 8)}`,
      s.evening ? p.lit : p.dark,
      6,
    ) +
    line(`M${n(x)} ${n(foot - h * 0.9)}v${n(-h * 0.12)}`, p.seal, 3, ROUND)
  );
};

/** The harbor below Mount Rokko. */
const draw = (s: Sheet): string => {
  const { p } = s;
  const frames = [0, 1, 2, 3]
    .map(
      (i) =>
        `M${420 + i * 52} 378Q${440 + i * 52} 320 ${474 + i * 52} ${296 - (i % 2) * 10}Q${470 + i * 52} 340 ${486 + i * 52} 378`,
    )
    .join('');
  return [
    distance(s, {
      seed: 57,
      foot: 346,
      high: 1.25,
      orb: [560, 126, 40, 'evening'],
      clouds: [
        [470, 92, 230],
        [30, 120, 190],
      ],
    }),
    ...[
      [20, 84, 41],
      [84, 116, 42],
      [148, 70, 43],
      [330, 96, 44],
      [386, 72, 45],
      [640, 110, 46],
      [704, 142, 47],
      [762, 90, 48],
    ].map(([x = 0, h = 0, seed = 0]) =>
      block(s, [x, 380], { w: 54, h, seed, ...(seed % 2 ? { fill: p.far2, shade: p.roof3 } : {}) }),
    ),
    mist(s, 330, 60, 0.5, 800),
    ...[190, 214, 300, 614].map((x, i) =>
      tree(s, [x, 384], 0.7 + (i % 2) * 0.2, (i % 3) as 0 | 1 | 2),
    ),
    portTower(s, [256, 384], 272),
    // The museum's sail-shaped frame.
    box(424, 350, 200, 30, p.wall),
    shape(
      Array.from({ length: 9 }, (_, i) => rect(434 + i * 21, 358, 13, 14)).join(''),
      s.evening ? p.lit : p.far2,
    ),
    line(frames, s.evening ? p.shine : p.snow, 5, ROUND),
    box(-10, 380, 820, 9, p.stone2),
    water(s, [-10, 388, 820, 120], 12),
    shape('M240 390h32l8 90h-48z', p.seal, 'opacity=".2"'),
    // A ship in port.
    shape('M560 404H742Q738 432 716 440H586Q566 430 560 404Z', p.dark),
    shape('M566 420H734', p.seal) + line('M568 426Q640 432 732 424', p.seal, 4),
    box(600, 384, 112, 21, p.wall),
    box(622, 366, 70, 19, p.wall),
    box(650, 346, 20, 21, p.roof),
    shape(
      Array.from({ length: 8 }, (_, i) => rect(606 + i * 13, 391, 8, 6)).join(''),
      s.evening ? p.lit : p.roof3,
    ),
    line('M530 444h240', p.shine, 3, ROUND),
    land(
      [
        [-20, 470],
        [300, 464],
        [820, 474],
      ],
      p.ground,
      520,
    ),
    railing(s, -6, 484, 820, 24, p.roof2),
    party(s, [410, 494], 50, true),
    bush(s, [728, 500], 1.3),
    bush(s, [100, 498], 1.1, 1),
    birds(s, [360, 176, 9], [388, 194, 7], [338, 204, 6]),
    s.winter ? floatingParticles(s, 50, 14) : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
