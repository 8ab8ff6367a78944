import { box, line, poly, ROUND, rect, shape } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';
import { glow } from './sky.ts';

/**
 * Draws a hipped roof with raised eaves. `y` is the height of the eaves, `half` their distance from the
 * center.
 */
export const eaves = (
  s: Sheet,
  [cx, y]: Point,
  half: number,
  rise: number,
  ridge = 0.5,
  fill = s.p.roof,
): string => {
  const top = half * ridge;
  const lift = half * 0.05 + 2;
  const left = `M${n(cx - half)} ${n(y - lift)}Q${n(cx - half * 0.74)} ${n(y - rise * 0.12)} ${n(cx - top)} ${n(y - rise)}`;
  const body = `${left}H${n(cx + top)}Q${n(cx + half * 0.74)} ${n(y - rise * 0.12)} ${n(cx + half)} ${n(y - lift)}Q${n(cx + half * 0.7)} ${n(y + lift * 0.9)} ${n(cx)} ${n(y + lift * 0.9)}T${n(cx - half)} ${n(y - lift)}Z`;
  const under = `M${n(cx - half)} ${n(y - lift)}Q${n(cx - half * 0.7)} ${n(y + lift * 0.9)} ${n(cx)} ${n(y + lift * 0.9)}T${n(cx + half)} ${n(y - lift)}Q${n(cx + half * 0.66)} ${n(y + lift * 2.1)} ${n(cx)} ${n(y + lift * 2.1)}T${n(cx - half)} ${n(y - lift)}Z`;
  const light = `M${n(cx - half)} ${n(y - lift)}Q${n(cx - half * 0.74)} ${n(y - rise * 0.12)} ${n(cx - top)} ${n(y - rise)}H${n(cx - top * 0.3)}Q${n(cx - half * 0.3)} ${n(y - rise * 0.3)} ${n(cx - half * 0.42)} ${n(y + lift * 0.6)}Q${n(cx - half * 0.76)} ${n(y + lift * 0.3)} ${n(cx - half)} ${n(y - lift)}Z`;
  // Rows of tiles, drawn if the roof is large enough to show them.
  const rows = Math.floor(half / 9);
  const tiles =
    half < 60 || s.winter
      ? ''
      : line(
          Array.from({ length: rows - 1 }, (_, i) => {
            const t = ((i + 1) / rows) * 2 - 1;
            return `M${n(cx + top * t)} ${n(y - rise)}Q${n(cx + (top + (half - top) * 0.36) * t)} ${n(y - rise * 0.3)} ${n(cx + half * 0.93 * t)} ${n(y + lift * (0.8 - Math.abs(t)))}`;
          }).join(''),
          s.p.roof2,
          1.3,
          'opacity=".4"',
        );
  return (
    shape(under, s.p.roof2) +
    shape(body, s.winter ? s.p.snow2 : fill) +
    shape(light, s.winter ? s.p.snow : s.p.roof3, s.winter ? '' : 'opacity=".55"') +
    tiles +
    line(
      `M${n(cx - top)} ${n(y - rise)}h${n(top * 2)}`,
      s.winter ? s.p.snow : s.p.roof2,
      Math.max(2, rise * 0.1),
      ROUND,
    )
  );
};

/** Draws the walls of a hall between posts, with paper doors that glow in the evening. */
export const hall = (s: Sheet, [cx, foot]: Point, w: number, h: number, bays: number): string => {
  const bay = w / bays;
  const posts = Array.from(
    { length: bays + 1 },
    (_, i) => `M${n(cx - w / 2 + i * bay)} ${n(foot)}v${n(-h)}`,
  ).join('');
  const screens = Array.from({ length: bays }, (_, i) =>
    rect(cx - w / 2 + i * bay + bay * 0.16, foot - h * 0.72, bay * 0.68, h * 0.62),
  ).join('');
  return (
    box(cx - w / 2, foot - h, w, h, s.p.wall2) +
    shape(screens, s.evening ? s.p.lit : s.p.wall) +
    line(posts, s.p.wood2, Math.max(2, h * 0.08)) +
    line(
      `M${n(cx - w / 2)} ${n(foot - h * 0.78)}h${n(w)}M${n(cx - w / 2)} ${n(foot - 1)}h${n(w)}`,
      s.p.wood2,
      Math.max(1.5, h * 0.05),
    )
  );
};

/** Draws a pagoda, whose spire is a quarter of its height. */
export const pagoda = (
  s: Sheet,
  [cx, foot]: Point,
  height: number,
  storeys = 5,
  red: boolean = false,
): string => {
  const body = height * 0.76;
  const storey = body / storeys;
  const base = height * 0.215;
  let drawn = '';
  for (let i = 0; i < storeys; i += 1) {
    const k = 1 - (i * 0.42) / storeys;
    const y = foot - i * storey;
    const w = base * k;
    const wallHigh = storey * 0.5;
    drawn +=
      box(cx - w * 0.5, y - wallHigh - 2, w, wallHigh + 2, s.p.wall) +
      box(cx + w * 0.16, y - wallHigh - 2, w * 0.34, wallHigh + 2, s.p.wall2) +
      shape(
        rect(cx - w * 0.13, y - wallHigh * 0.9, w * 0.26, wallHigh * 0.9) +
          rect(cx - w * 0.42, y - wallHigh * 0.8, w * 0.18, wallHigh * 0.5) +
          rect(cx + w * 0.24, y - wallHigh * 0.8, w * 0.18, wallHigh * 0.5),
        s.evening ? s.p.lit : s.p.dark,
      ) +
      line(
        [-0.5, -0.18, 0.18, 0.5].map((at) => `M${n(cx + w * at)} ${n(y)}v${n(-wallHigh)}`).join(''),
        red ? s.p.seal : s.p.wood2,
        2.2,
      ) +
      line(
        `M${n(cx - w * 0.66)} ${n(y - wallHigh * 0.12)}h${n(w * 1.32)}`,
        red ? s.p.seal : s.p.wood2,
        2.4,
      ) +
      box(cx - w * 0.62, y - wallHigh - 2.4, w * 1.24, 3.4, s.p.wood2) +
      eaves(s, [cx, y - wallHigh - 1], w * 1.08, storey * 0.52, i === storeys - 1 ? 0.1 : 0.52);
  }
  const top = foot - storeys * storey;
  const rings = [0.18, 0.3, 0.42, 0.54, 0.66].map((at) => {
    const half = height * 0.017 * (1.2 - at);
    return `M${n(cx - half)} ${n(top - height * 0.24 * at)}h${n(half * 2)}`;
  });
  return `${drawn}${line(`M${n(cx)} ${n(top + 2)}v${n(-height * 0.23)}`, s.p.wood2, 2.2, ROUND)}${line(rings.join(''), s.p.wood2, 2)}`;
};

/**
 * Draws a shrine gate. `x` is its center, `y` its base, `w` the distance between the centers of its
 * pillars.
 */
export const torii = (
  s: Sheet,
  [x, y]: Point,
  w: number,
  fill = s.p.seal,
  dark = s.p.seal2,
): string => {
  const h = w * 1.02;
  const half = w / 2;
  const post = w * 0.07;
  const pillar = (side: number) =>
    poly(
      [x + side * (half + w * 0.05) - post, y],
      [x + side * (half + w * 0.05) + post, y],
      [x + side * half + post * 0.72, y - h],
      [x + side * half - post * 0.72, y - h],
    );
  const beam = (over: number, at: number, high: number, lift: number) =>
    `M${n(x - over)} ${n(at - lift)}Q${n(x)} ${n(at + lift * 0.7)} ${n(x + over)} ${n(at - lift)}L${n(x + over - high * 0.5)} ${n(at + high - lift * 0.6)}Q${n(x)} ${n(at + high + lift * 0.5)} ${n(x - over + high * 0.5)} ${n(at + high - lift * 0.6)}Z`;
  return (
    shape(pillar(-1) + pillar(1), fill) +
    shape(
      `M${n(x + half + w * 0.05)} ${n(y)}h${n(post)}L${n(x + half + post * 0.72)} ${n(y - h)}h${n(-post * 0.6)}ZM${n(x - half - w * 0.05)} ${n(y)}h${n(post)}L${n(x - half + post * 0.72)} ${n(y - h)}h${n(-post * 0.6)}Z`,
      dark,
    ) +
    shape(
      rect(x - half - post * 1.6, y - post * 2.2, post * 3, post * 2.2) +
        rect(x + half - post * 1.2, y - post * 2.2, post * 3, post * 2.2),
      s.p.ink,
    ) +
    box(x - half * 1.16, y - h * 0.76, half * 2.32, w * 0.075, fill) +
    box(x - w * 0.055, y - h * 0.94, w * 0.11, h * 0.2, dark) +
    shape(beam(half * 1.4, y - h * 0.97, w * 0.1, w * 0.045), fill) +
    shape(beam(half * 1.5, y - h * 1.05, w * 0.08, w * 0.055), s.p.ink) +
    (s.winter
      ? line(
          `M${n(x - half * 1.48)} ${n(y - h * 1.1)}Q${n(x)} ${n(y - h * 1.0)} ${n(x + half * 1.48)} ${n(y - h * 1.1)}`,
          s.p.snow,
          w * 0.045,
          ROUND,
        )
      : '')
  );
};

interface House {
  readonly w: number;
  readonly h: number;
  /** The color of the curtain above the door. */
  readonly noren?: string;
  readonly wall?: string;
}

/**
 * Draws a two-story townhouse: dark lattice below, plaster above, a tiled roof, and a curtain at the door.
 */
export const townhouse = (s: Sheet, [x, foot]: Point, { w, h, noren, wall }: House): string => {
  const { p } = s;
  const lower = h * 0.5;
  const lit = s.evening ? p.lit : p.glass;
  const slats = Array.from(
    { length: Math.round(w / 7) },
    (_, i) => `M${n(x + 4 + i * 7)} ${n(foot - lower + 6)}v${n(lower - 7)}`,
  ).join('');
  const upper =
    rect(x + w * 0.14, foot - h * 0.83, w * 0.3, h * 0.15) +
    rect(x + w * 0.56, foot - h * 0.83, w * 0.3, h * 0.15);
  const door = x + w * 0.58;
  const roof = (y: number, over: number, rise: number) =>
    shape(
      poly(
        [x - over, y],
        [x - over * 0.3, y - rise],
        [x + w + over * 0.3, y - rise],
        [x + w + over, y],
      ),
      s.winter ? p.snow2 : p.roof,
    ) +
    box(x - over, y - 1, w + over * 2, 4, p.roof2) +
    line(
      `M${n(x - over * 0.3)} ${n(y - rise)}h${n(w + over * 0.6)}`,
      s.winter ? p.snow : p.roof3,
      3,
      ROUND,
    );
  return (
    box(x, foot - h, w, h, wall ?? p.wall) +
    box(x + w * 0.82, foot - h, w * 0.18, h, p.wall2) +
    shape(upper, lit) +
    line(
      [0.19, 0.24, 0.29, 0.34, 0.39, 0.61, 0.66, 0.71, 0.76, 0.81]
        .map((at) => `M${n(x + w * at)} ${n(foot - h * 0.83)}v${n(h * 0.15)}`)
        .join(''),
      p.wood2,
      1.6,
    ) +
    box(x, foot - lower, w, lower, p.wood) +
    box(x + 3, foot - lower + 6, w - 6, lower - 6, lit) +
    line(slats, p.wood2, 3) +
    box(door, foot - lower * 0.78, w * 0.26, lower * 0.78, s.evening ? p.glow : p.ink) +
    shape(
      poly(
        [door - 2, foot - lower * 0.84],
        [door + w * 0.26 + 2, foot - lower * 0.84],
        [door + w * 0.26 + 2, foot - lower * 0.5],
        [door - 2, foot - lower * 0.5],
      ),
      noren ?? p.dark,
    ) +
    line(
      [0.33, 0.66]
        .map((at) => `M${n(door + w * 0.26 * at)} ${n(foot - lower * 0.76)}v${n(lower * 0.26)}`)
        .join(''),
      p.wall,
      1.4,
    ) +
    roof(foot - lower + 2, 7, h * 0.1) +
    roof(foot - h + 2, 9, h * 0.24)
  );
};

/** Draws a paper lantern, which is lit in the evening. */
export const lantern = (s: Sheet, [x, y]: Point, r: number, fill = s.p.seal): string =>
  (s.evening ? glow(s, [x, y], r * 4, 0.7) : '') +
  shape(
    `M${n(x - r * 0.5)} ${n(y - r * 1.2)}h${n(r)}Q${n(x + r * 1.3)} ${n(y - r)} ${n(x + r * 1.1)} ${n(y)}T${n(x + r * 0.5)} ${n(y + r * 1.2)}h${n(-r)}Q${n(x - r * 1.3)} ${n(y + r)} ${n(x - r * 1.1)} ${n(y)}T${n(x - r * 0.5)} ${n(y - r * 1.2)}z`,
    fill,
  ) +
  line(
    `M${n(x - r)} ${n(y - r * 0.5)}q${n(r)} ${n(r * 0.25)} ${n(r * 2)} 0M${n(x - r)} ${n(y + r * 0.4)}q${n(r)} ${n(r * 0.25)} ${n(r * 2)} 0`,
    s.p.ink,
    r * 0.1,
    'opacity=".35"',
  ) +
  shape(
    rect(x - r * 0.5, y - r * 1.4, r, r * 0.24) + rect(x - r * 0.5, y + r * 1.16, r, r * 0.24),
    s.p.ink,
  );

/** Draws a stone lantern, as in gardens and shrines; about 46 units high. */
export const stoneLantern = (s: Sheet, at: Point, scale = 1): string =>
  s.use(
    'sl',
    at,
    scale,
    () =>
      shape('M-11 0h22l-3 -5h-16zM-4 -5h8v-15h-8zM-10 -20h20l-3 -5h-14z', s.p.stone2) +
      box(-7, -34, 14, 9, s.p.stone) +
      box(-3, -33, 6, 7, s.evening ? s.p.glow : s.p.ink) +
      shape('M-15 -33Q-5 -36 -3 -42H3Q5 -36 15 -33L12 -31H-12Z', s.winter ? s.p.snow : s.p.stone2) +
      shape('M-3 -42q0 -5 3 -7q3 2 3 7z', s.p.stone2),
  );
