import type { CityScene } from '../city-scene.ts';
import { party, person } from '../people.ts';
import { eaves, hall, stoneLantern } from '../roofs.ts';
import { box, disc, land, line, poly, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist, sky, streak } from '../sky.ts';
import { block, skyline } from '../town.ts';
import { branch, bush, tree } from '../trees.ts';

/** Half the tower's width at a fraction of its height. The legs spread toward the ground. */
const half = (t: number, h: number): number => h * (0.012 + 0.158 * (1 - t) ** 2.1);

/** Draws a lattice tower on four legs: Tokyo Tower or, in another color, a similar tower. */
export const tokyoTower = (s: Sheet, [x, foot]: Point, h: number, steel = s.p.seal): string => {
  const { p } = s;
  const levels = [0, 0.09, 0.19, 0.29, 0.41, 0.5, 0.58, 0.66, 0.73, 0.79];
  const y = (t: number) => foot - t * h;
  const side = (sign: number, inner: number) =>
    levels.map((t): Point => [x + sign * half(t, h) * inner, y(t)]);
  const leg = (sign: number) => poly(...side(sign, 1), ...side(sign, 0.72).reverse());
  let lattice = '';
  levels.slice(2, -1).forEach((t, i) => {
    const above = levels[i + 3] ?? 1;
    const [a, b] = [half(t, h), half(above, h)];
    lattice += `M${n(x - a)} ${n(y(t))}L${n(x + b)} ${n(y(above))}M${n(x + a)} ${n(y(t))}L${n(x - b)} ${n(y(above))}M${n(x - a)} ${n(y(t))}h${n(2 * a)}`;
  });
  const arch = half(0.19, h);
  return (
    (s.evening ? glow(s, [x, y(0.45)], h * 0.5, 0.5) : '') +
    line(lattice, steel, 2) +
    shape(leg(-1) + leg(1), steel) +
    shape(
      `M${n(x - arch)} ${n(y(0.19))}h${n(arch * 2)}v5q${n(-arch)} -14 ${n(-arch * 2)} 0z`,
      steel,
    ) +
    box(x - half(0.44, h) - 8, y(0.47), half(0.44, h) * 2 + 16, h * 0.042, p.wall) +
    line(
      `M${n(x - half(0.44, h) - 5)} ${n(y(0.452))}h${n(half(0.44, h) * 2 + 10)}`,
      s.evening ? p.lit : p.dark,
      3,
    ) +
    box(x - half(0.74, h) - 4, y(0.76), half(0.74, h) * 2 + 8, h * 0.026, p.wall) +
    shape(poly([x - 4, y(0.78)], [x - 1.2, y(1)], [x + 1.2, y(1)], [x + 4, y(0.78)]), steel) +
    box(x - 2.6, y(0.9), 5.2, h * 0.03, p.wall)
  );
};

/** Tokyo Tower behind the gate of Zojo-ji. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    sky(s, { horizon: 360, orb: [214, 148, 42, 'evening'] }),
    streak(s, [40, 120], 230),
    streak(s, [600, 150], 210, 0.6),
    skyline({ foot: 380, high: 150, seed: 4, fill: p.far }),
    mist(s, 270, 110, 0.6, 800),
    skyline({ foot: 384, high: 104, seed: 9, fill: p.far2 }),
    block(s, [24, 392], { w: 62, h: 150, seed: 2 }),
    block(s, [92, 392], { w: 46, h: 106, seed: 3, fill: p.far2, shade: p.roof3 }),
    block(s, [626, 392], { w: 52, h: 138, seed: 5, fill: p.far2, shade: p.roof3 }),
    block(s, [684, 392], { w: 60, h: 182, seed: 6 }),
    block(s, [750, 392], { w: 66, h: 118, seed: 7, fill: p.far2, shade: p.roof3 }),
    mist(s, 330, 80, 0.5, 800),
    tokyoTower(s, [500, 396], 300),
    land(
      [
        [-20, 388],
        [300, 380],
        [820, 388],
      ],
      p.near,
      520,
    ),
    ...[396, 440, 558, 606, 660, 712, 764].map((x, i) =>
      tree(s, [x, 402 + (i % 2) * 6], 1 + (i % 3) * 0.2, (i % 3) as 0 | 1 | 2, i % 2 === 0),
    ),
    // The temple hall.
    box(64, 404, 330, 14, p.stone),
    hall(s, [229, 404], 270, 58, 7),
    eaves(s, [229, 350], 190, 84, 0.42),
    line('M152 266h154', s.winter ? p.snow : p.roof2, 8),
    disc(229, 300, 9, p.glow, 'opacity=".9"'),
    land(
      [
        [-20, 424],
        [240, 418],
        [520, 426],
        [820, 416],
      ],
      p.ground,
      520,
    ),
    tree(s, [28, 440], 1.9, 1),
    person(s, [330, 432], 30, { coat: p.roof3, with: 'bag' }),
    person(s, [180, 434], 30, { coat: p.cloth, dress: 'kimono', with: 'hat' }),
    party(s, [446, 462], 46, true),
    stoneLantern(s, [612, 468], 1.2),
    land(
      [
        [540, 520],
        [600, 470],
        [700, 456],
        [820, 448],
      ],
      p.near2,
      520,
    ),
    bush(s, [664, 474], 1.3),
    bush(s, [742, 470], 1.6, 1),
    birds(s, [326, 180, 8], [350, 196, 6]),
    s.look.season === 'spring' ? branch(s, [-6, 20], 1.1) + floatingParticles(s, 16, 3) : '',
    glow(s, [229, 372], 90, s.evening ? 0.35 : 0),
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
