import { line, ROUND, ring, shape } from './shapes.ts';
import { chance, n, type Point, type Sheet } from './sheet.ts';

/** Draws foliage as three layers of circles, lit from the upper left. Its base is at the origin. */
const crown = (tones: readonly [string, string, string], seed: number, wide: number): string => {
  const random = chance(seed);
  const puffs = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + random() * 0.5;
    const far = i === 0 ? 0 : 11 + random() * 6;
    return [Math.cos(angle) * far * wide, Math.sin(angle) * far * 0.72, 9 + random() * 5] as const;
  });
  const layer = (dx: number, dy: number, size: number, from: number) =>
    puffs
      .slice(from)
      .map(([x, y, r]) =>
        ring(x * (0.5 + size * 0.5) + dx, y * (0.5 + size * 0.5) - 38 + dy, r * size),
      )
      .join('');
  return (
    shape(layer(1.5, 3, 1, 0), tones[0]) +
    shape(layer(-1.5, -1.5, 0.86, 0), tones[1]) +
    shape(layer(-6, -7, 0.46, 3), tones[2])
  );
};

/** Draws a broadleaf tree in the leaf colors of the season; about 60 units high at scale 1. */
export const tree = (s: Sheet, at: Point, scale = 1, kind: 0 | 1 | 2 = 0, flip = false): string =>
  s.use(
    `t${kind}`,
    at,
    scale,
    () =>
      line('M0 0C1 -12 -2 -20 0 -34M0 -16L10 -32M-1 -22L-9 -34', s.p.wood2, 4, ROUND) +
      crown(s.kinds[kind], 11 + kind * 7, 1 + kind * 0.18),
    flip,
  );

/** Draws a broadleaf tree that is green in every season except winter. */
export const bush = (s: Sheet, at: Point, scale = 1, kind: 0 | 1 = 0): string =>
  s.use(`b${kind}`, at, scale, () => {
    const random = chance(31 + kind);
    const tones = s.winter ? s.leaves : s.evergreen;
    const d = (shift: number, size: number) =>
      [-17, -7, 4, 15]
        .map((x) =>
          ring(x * size + shift, -8 * size - random() * 4 + shift, (9 + random() * 3) * size),
        )
        .join('');
    return shape(`${d(0, 1)}M-26 -8v9h50v-9z`, tones[0]) + shape(d(-3, 0.72), tones[1]);
  });

/** Draws a cedar with slightly drooping tiers, lit from the left; about 70 units high. */
export const cedar = (s: Sheet, at: Point, scale = 1): string =>
  s.use('ce', at, scale, () => {
    const tier = (y: number, w: number, h: number) =>
      `M0 ${n(y - h)}Q${n(w * 0.3)} ${n(y - h * 0.35)} ${n(w)} ${n(y)}Q${n(w * 0.5)} ${n(y + 2)} 0 ${n(y - 2)}Q${n(-w * 0.5)} ${n(y + 2)} ${n(-w)} ${n(y)}Q${n(-w * 0.3)} ${n(y - h * 0.35)} 0 ${n(y - h)}Z`;
    const half = (y: number, w: number, h: number) =>
      `M0 ${n(y - h)}Q${n(-w * 0.3)} ${n(y - h * 0.35)} ${n(-w)} ${n(y)}Q${n(-w * 0.5)} ${n(y + 2)} ${n(-w * 0.2)} ${n(y - 1)}Z`;
    const tiers = [
      [-4, 16, 24],
      [-20, 13.5, 22],
      [-35, 10.5, 20],
      [-49, 7, 22],
    ] as const;
    return (
      line('M0 1V-10', s.p.wood2, 4) +
      shape(tiers.map(([y, w, h]) => tier(y, w, h)).join(''), s.evergreen[0]) +
      shape(tiers.map(([y, w, h]) => half(y, w, h)).join(''), s.winter ? s.p.snow : s.evergreen[1])
    );
  });

/** Draws a cedar forest along a line of hills. */
export const wood = (s: Sheet, points: readonly Point[], scale: number, seed: number): string => {
  const random = chance(seed);
  return points.map(([x, y]) => cedar(s, [x, y + 4], scale * (0.75 + random() * 0.5))).join('');
};

/** Draws an old coastal pine with a bent trunk and level layers of needles; about 90 units high. */
export const pine = (s: Sheet, at: Point, scale = 1, flip = false): string =>
  s.use(
    'pi',
    at,
    scale,
    () => {
      const pad = (x: number, y: number, w: number) =>
        `M${n(x - w)} ${n(y)}q${n(w * 0.08)} ${n(-w * 0.34)} ${n(w * 0.42)} ${n(-w * 0.26)}q${n(w * 0.16)} ${n(-w * 0.36)} ${n(w * 0.58)} ${n(-w * 0.2)}q${n(w * 0.4)} ${n(-w * 0.22)} ${n(w * 0.6)} ${n(w * 0.08)}q${n(w * 0.36)} ${n(-w * 0.04)} ${n(w * 0.4)} ${n(w * 0.38)}q${n(-w)} ${n(w * 0.26)} ${n(-w * 2)} 0z`;
      const pads = [
        [-20, -40, 21],
        [17, -55, 20],
        [-10, -72, 18],
        [10, -88, 13],
      ] as const;
      return (
        line(
          'M3 2C9 -14 -10 -26 -2 -44S10 -62 4 -82M-4 -32L-20 -40M2 -48L18 -54',
          s.p.wood2,
          5,
          ROUND,
        ) +
        shape(pads.map(([x, y, w]) => pad(x, y, w)).join(''), s.evergreen[0]) +
        shape(
          pads.map(([x, y, w]) => pad(x - 2, y - w * 0.16, w * 0.74)).join(''),
          s.winter ? s.p.snow : s.evergreen[1],
        )
      );
    },
    flip,
  );

/**
 * Draws a branch that enters from outside the frame, as in woodblock prints. It hangs to the right of the
 * origin.
 */
export const branch = (s: Sheet, at: Point, scale = 1, flip = false): string =>
  s.use(
    'br',
    at,
    scale,
    () => {
      const random = chance(5);
      const twigs: readonly Point[] = [
        [30, 10],
        [52, 4],
        [74, 22],
        [98, 14],
        [118, 34],
        [146, 30],
        [166, 52],
        [60, 40],
        [84, 52],
        [40, 26],
        [132, 56],
        [12, 18],
        [188, 64],
        [106, 60],
      ];
      const puffs = (size: number, dx: number, dy: number) =>
        twigs
          .flatMap(([x, y]) =>
            [0, 1, 2].map(() =>
              ring(
                x + dx + (random() - 0.5) * 22,
                y + dy + (random() - 0.5) * 18,
                size * (3.4 + random() * 4),
              ),
            ),
          )
          .join('');
      return (
        line(
          'M-12 -4C40 2 90 10 132 34S184 54 200 70M40 4C60 22 66 32 88 54M96 14C120 14 140 18 156 32M104 20C118 40 122 50 136 60',
          s.p.wood2,
          3.6,
          ROUND,
        ) +
        shape(puffs(1.1, 1, 3), s.leaves[0]) +
        shape(puffs(1, 0, 0), s.leaves[1]) +
        shape(puffs(0.55, -2, -3), s.leaves[2])
      );
    },
    flip,
  );

/** Draws grass and reeds at the bottom of a scene. */
export const reeds = (s: Sheet, [x, y]: Point, w: number, seed: number, high = 34): string => {
  const random = chance(seed);
  const blades = Array.from({ length: Math.round(w / 6) }, () => {
    const left = x + random() * w;
    const h = high * (0.5 + random() * 0.7);
    return `M${n(left)} ${n(y)}q${n((random() - 0.4) * 8)} ${n(-h * 0.6)} ${n((random() - 0.3) * 18)} ${n(-h)}`;
  }).join('');
  return line(blades, s.winter ? s.p.stone : s.evergreen[1], 2, ROUND);
};
