import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { party, person } from '../people.ts';
import { box, disc, land, line, poly, ROUND, rect, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist } from '../sky.ts';
import { block } from '../town.ts';
import { bush, cedar, tree } from '../trees.ts';

const clockTower = (s: Sheet, [x, foot]: Point): string => {
  const { p } = s;
  const roof = s.winter ? p.snow2 : p.seal2;
  const windows = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        rect(x - 118 + i * 40, foot - 44, 18, 30) +
        (i === 2 || i === 3 ? '' : rect(x - 118 + i * 40, foot - 92, 18, 28)),
    )
    .join('');
  return (
    box(x - 130, foot - 104, 260, 104, p.wall) +
    line([16, 32, 48, 64, 80].map((y) => `M${x - 130} ${foot - y}h260`).join(''), p.wall2, 1.6) +
    shape(windows, s.evening ? p.lit : p.dark) +
    line(windows, p.wood2, 2) +
    shape(
      poly(
        [x - 144, foot - 102],
        [x - 112, foot - 146],
        [x + 112, foot - 146],
        [x + 144, foot - 102],
      ),
      roof,
    ) +
    line(`M${x - 112} ${foot - 146}h224`, s.winter ? p.snow : p.seal, 5, ROUND) +
    // The gable with the tower above it.
    shape(
      poly(
        [x - 44, foot - 96],
        [x - 44, foot - 128],
        [x, foot - 168],
        [x + 44, foot - 128],
        [x + 44, foot - 96],
      ),
      p.wall,
    ) +
    line(`M${x - 52} ${foot - 122}L${x} ${foot - 172}L${x + 52} ${foot - 122}`, roof, 7, ROUND) +
    box(x - 25, foot - 232, 50, 92, p.wall) +
    box(x + 9, foot - 232, 16, 92, p.wall2) +
    disc(x, foot - 196, 17, p.wood2) +
    disc(x, foot - 196, 14, s.evening ? p.glow : p.snow) +
    line(`M${x} ${foot - 196}v-10M${x} ${foot - 196}l7 4`, p.ink, 2.2, ROUND) +
    shape(poly([x - 34, foot - 230], [x, foot - 276], [x + 34, foot - 230]), roof) +
    shape(
      poly([x - 34, foot - 230], [x, foot - 276], [x - 8, foot - 230]),
      s.winter ? p.snow : p.seal,
    ) +
    line(`M${x} ${foot - 276}v-18`, p.wood2, 3, ROUND) +
    box(x - 16, foot - 40, 32, 40, p.wood2) +
    shape(poly([x - 28, foot - 42], [x, foot - 60], [x + 28, foot - 42]), roof)
  );
};

const mast = (s: Sheet, x: number, foot: number, h: number): string => {
  const half = (t: number) => 3 + 24 * (1 - t) ** 1.6;
  const levels = [0, 0.15, 0.3, 0.45, 0.6, 0.72];
  const at = (t: number) => foot - h * t;
  let d = '';
  levels.slice(0, -1).forEach((t, i) => {
    const above = levels[i + 1] ?? 1;
    d += `M${n(x - half(t))} ${n(at(t))}L${n(x + half(above))} ${n(at(above))}M${n(x + half(t))} ${n(at(t))}L${n(x - half(above))} ${n(at(above))}M${n(x - half(t))} ${n(at(t))}L${n(x - half(above))} ${n(at(above))}M${n(x + half(t))} ${n(at(t))}L${n(x + half(above))} ${n(at(above))}`;
  });
  return (
    line(d, s.p.roof, 2) +
    box(x - 14, at(0.66), 28, 12, s.evening ? s.p.lit : s.p.wall) +
    line(`M${x} ${n(at(0.72))}V${n(at(1))}`, s.p.roof, 3, ROUND)
  );
};

/** The clock tower, the mast in the park, and the mountains behind the city. */
const draw = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, {
      seed: 19,
      foot: 350,
      high: 1.15,
      orb: [180, 128, 40, 'evening'],
      clouds: [
        [70, 120, 220],
        [520, 96, 230],
      ],
    }),
    mast(s, 640, 372, 220),
    block(s, [24, 376], { w: 70, h: 120, seed: 31, fill: p.far2, shade: p.roof3 }),
    block(s, [100, 376], { w: 52, h: 84, seed: 33 }),
    block(s, [544, 376], { w: 58, h: 108, seed: 35, fill: p.far2, shade: p.roof3 }),
    block(s, [690, 376], { w: 62, h: 94, seed: 37 }),
    block(s, [756, 376], { w: 60, h: 136, seed: 39, fill: p.far2, shade: p.roof3 }),
    mist(s, 316, 80, 0.5, 800),
    land(
      [
        [-20, 384],
        [300, 376],
        [820, 382],
      ],
      p.near,
      520,
    ),
    cedar(s, [132, 398], 1.8),
    cedar(s, [168, 404], 1.3),
    tree(s, [540, 402], 1.6, 1),
    tree(s, [590, 402], 1.3, 2),
    clockTower(s, [344, 412]),
    s.evening ? glow(s, [344, 216], 60, 0.7) + glow(s, [344, 380], 120, 0.3) : '',
    land(
      [
        [-20, 420],
        [200, 412],
        [480, 416],
        [820, 408],
      ],
      p.ground,
      520,
    ),
    person(s, [250, 428], 30, { coat: p.roof3, with: 'bag' }),
    person(s, [614, 430], 32, { coat: p.seal, dress: 'skirt', flip: true }),
    party(s, [450, 462], 48, true),
    land(
      [
        [-20, 452],
        [90, 444],
        [190, 470],
        [250, 520],
      ],
      p.near2,
      520,
    ),
    cedar(s, [46, 468], 2.3),
    cedar(s, [112, 478], 1.5),
    bush(s, [166, 492], 1.2),
    land(
      [
        [590, 520],
        [680, 478],
        [820, 462],
      ],
      p.near2,
      520,
    ),
    bush(s, [716, 486], 1.4, 1),
    cedar(s, [776, 478], 1.9),
    birds(s, [220, 176, 8], [244, 190, 6]),
    s.winter ? floatingParticles(s, 60, 4) : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'summer' };
