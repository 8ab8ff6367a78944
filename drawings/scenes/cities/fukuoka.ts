import type { CityScene } from '../city-scene.ts';
import { person } from '../people.ts';
import { lantern } from '../roofs.ts';
import { box, land, line, poly, ROUND, rect, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { birds, cumulus, glow, mist, sky, streak, water } from '../sky.ts';
import { block, stones } from '../town.ts';
import { bush, tree } from '../trees.ts';

/** Draws a food stall on wheels, with a roof, curtains, lanterns, and guests on stools. */
export const yatai = (s: Sheet, [x, foot]: Point, w: number, cloth: string): string => {
  const { p } = s;
  const h = w * 0.62;
  const guests = Math.min(4, Math.max(2, Math.round(w / 52)));
  const coats = [p.roof3, p.cloth, p.dark, p.near2];
  return (
    (s.evening ? glow(s, [x + w / 2, foot - h * 0.5], w * 0.8, 0.7) : '') +
    box(x + w * 0.06, foot - h * 0.86, w * 0.88, h * 0.6, s.evening ? p.glow : p.wall2) +
    person(s, [x + w * 0.34, foot - h * 0.24], h * 0.52, { coat: p.cloth, hair: p.cloth }) +
    shape(
      Array.from({ length: 5 }, (_, i) =>
        rect(x + w * 0.5 + i * w * 0.07, foot - h * 0.66, w * 0.045, h * 0.16),
      ).join(''),
      p.wood,
    ) +
    box(x, foot - h * 0.36, w, h * 0.12, p.wood) +
    box(x + w * 0.03, foot - h * 0.26, w * 0.94, h * 0.2, p.wood2) +
    line(
      `M${n(x + w * 0.05)} ${n(foot)}V${n(foot - h)}M${n(x + w * 0.95)} ${n(foot)}V${n(foot - h)}`,
      p.wood2,
      4,
    ) +
    shape(
      poly(
        [x - w * 0.08, foot - h * 0.9],
        [x + w * 0.04, foot - h * 1.14],
        [x + w * 0.96, foot - h * 1.14],
        [x + w * 1.08, foot - h * 0.9],
      ),
      p.roof,
    ) +
    shape(rect(x, foot - h * 0.9, w, h * 0.2), cloth) +
    line(
      Array.from(
        { length: 4 },
        (_, i) => `M${n(x + (w * (i + 1)) / 5)} ${n(foot - h * 0.88)}v${n(h * 0.18)}`,
      ).join(''),
      p.wall,
      1.6,
    ) +
    lantern(s, [x + w * 0.04, foot - h * 0.58], w * 0.055) +
    lantern(s, [x + w * 0.96, foot - h * 0.58], w * 0.055) +
    Array.from({ length: guests }, (_, i) => {
      const gx = x + w * (0.22 + (i * 0.62) / Math.max(1, guests - 1));
      return (
        line(
          `M${n(gx - 5)} ${n(foot + 2)}l2 ${n(-h * 0.16)}M${n(gx + 5)} ${n(foot + 2)}l-2 ${n(-h * 0.16)}`,
          p.wood2,
          2,
          ROUND,
        ) +
        shape(
          `M${n(gx - h * 0.11)} ${n(foot - h * 0.13)}Q${n(gx - h * 0.13)} ${n(foot - h * 0.44)} ${n(gx)} ${n(foot - h * 0.45)}T${n(gx + h * 0.11)} ${n(foot - h * 0.13)}Z`,
          coats[i % 4] ?? p.dark,
        ) +
        shape(
          `M${n(gx - h * 0.075)} ${n(foot - h * 0.52)}a${n(h * 0.075)} ${n(h * 0.085)} 0 1 0 ${n(h * 0.15)} 0a${n(h * 0.075)} ${n(h * 0.085)} 0 1 0 ${n(-h * 0.15)} 0`,
          p.hair,
        )
      );
    }).join('')
  );
};

/** Food stalls on the riverbank, and the glass tower by the sea behind the city. */
const draw = (s: Sheet): string => {
  const { p } = s;
  const summer = s.look.season === 'summer';
  return [
    sky(s, { horizon: 340, orb: [170, 150, 46, 'day'] }),
    summer && !s.evening
      ? cumulus(s, [170, 326], 120, 3) + cumulus(s, [420, 330], 90, 4)
      : streak(s, [300, 110], 230) + streak(s, [30, 96], 160, 0.6),
    land(
      [
        [-20, 330],
        [120, 300],
        [260, 322],
        [420, 304],
        [600, 326],
        [820, 300],
      ],
      p.far,
      360,
    ),
    mist(s, 280, 80, 0.7, 800),
    // The tower, with three mirrored sides.
    shape(poly([602, 350], [608, 128], [634, 110], [634, 350]), p.glass),
    shape(poly([634, 350], [634, 110], [660, 128], [666, 350]), p.roof3),
    line(
      Array.from({ length: 14 }, (_, i) => `M604 ${140 + i * 15}h60`).join(''),
      s.evening ? p.lit : p.shine,
      1.4,
      'opacity=".6"',
    ),
    line('M634 110V76', p.roof, 3, ROUND),
    ...[
      [10, 96, 71],
      [66, 132, 72],
      [124, 88, 73],
      [178, 118, 74],
      [356, 86, 75],
      [414, 122, 76],
      [470, 98, 77],
      [528, 78, 78],
      [690, 104, 79],
      [746, 134, 80],
    ].map(([x = 0, h = 0, seed = 0]) =>
      block(s, [x, 352], {
        w: 54,
        h,
        seed,
        awake: 0.7,
        ...(seed % 2 ? { fill: p.far2, shade: p.roof3 } : {}),
      }),
    ),
    block(s, [236, 352], { w: 112, h: 150, seed: 90, awake: 0.7 }),
    ...[56, 230, 350, 590, 682].map((x, i) =>
      tree(s, [x, 356], 0.62 + (i % 2) * 0.16, (i % 3) as 0 | 1 | 2),
    ),
    stones(s, -10, 350, 820, 16, 8),
    water(s, [-10, 364, 820, 60], 4),
    s.evening
      ? shape(
          Array.from({ length: 16 }, (_, i) => rect(24 + i * 49, 366, 7, 20 + (i % 4) * 9)).join(
            '',
          ),
          p.glow,
          'opacity=".35"',
        )
      : '',
    land(
      [
        [-20, 424],
        [400, 418],
        [820, 424],
      ],
      p.ground,
      520,
    ),
    box(-10, 420, 820, 5, p.stone2),
    yatai(s, [196, 470], 176, p.dark),
    yatai(s, [432, 474], 190, p.seal),
    yatai(s, [-26, 466], 150, p.near2),
    person(s, [398, 480], 46, { coat: p.roof3, with: 'bag' }),
    person(s, [668, 480], 48, { coat: p.cloth, dress: 'skirt', flip: true }),
    tree(s, [738, 486], 2.3, 1),
    bush(s, [778, 500], 1.1),
    birds(s, [486, 180, 8], [510, 196, 6]),
  ].join('');
};

export const scene: CityScene = { draw, usual: 'spring' };
