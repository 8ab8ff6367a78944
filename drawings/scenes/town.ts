import { box, line, ROUND, rect, shape } from './shapes.ts';
import { chance, n, type Point, type Sheet } from './sheet.ts';

/** Draws a distant city as a single outline of many roofs. */
export const skyline = ({
  from = -20,
  to = 820,
  foot,
  high,
  seed,
  fill,
}: {
  from?: number;
  to?: number;
  foot: number;
  high: number;
  seed: number;
  fill: string;
}): string => {
  const random = chance(seed);
  let d = `M${from} ${foot}`;
  for (let x = from; x < to; ) {
    const w = 16 + random() * 34;
    const h = high * (0.3 + random() ** 1.7 * 0.7);
    d += `V${n(foot - h)}`;
    if (random() < 0.22)
      d += `h${n(w * 0.3)}v${n(-h * 0.12)}h${n(w * 0.25)}v${n(h * 0.12)}h${n(w * 0.45)}`;
    else d += `h${n(w)}`;
    x += w;
  }
  return shape(`${d}V${foot}Z`, fill);
};

interface Block {
  readonly w: number;
  readonly h: number;
  readonly seed: number;
  readonly fill?: string;
  readonly shade?: string;
  /** The share of windows that are lit. */
  readonly awake?: number;
}

/** Draws a tall building: its lit side, its shaded side, and rows of windows. */
export const block = (
  s: Sheet,
  [x, foot]: Point,
  { w, h, seed, fill, shade, awake = 0.5 }: Block,
): string => {
  const random = chance(seed);
  const side = w * 0.26;
  const step = 11;
  const windows = [];
  for (let y = foot - h + 9; y < foot - 10; y += step)
    for (let at = 5; at + 5 < w - side; at += 9)
      if (random() < (s.evening ? awake : 0.8)) windows.push(rect(x + at, y, 4.5, 5.5));
  return (
    box(x, foot - h, w, h, fill ?? s.p.roof3) +
    box(x + w - side, foot - h, side, h, shade ?? s.p.roof) +
    (s.winter ? box(x - 1, foot - h - 3, w + 2, 4, s.p.snow) : '') +
    shape(windows.join(''), s.p.lit, s.evening ? 'opacity=".85"' : 'opacity=".6"')
  );
};

/** Draws a quay or a wall of cut stone. */
export const stones = (
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
): string => {
  const random = chance(seed);
  const rows = Math.max(1, Math.round(h / 14));
  let joints = '';
  for (let row = 0; row < rows; row += 1) {
    const top = y + (row * h) / rows;
    if (row > 0) joints += `M${n(x)} ${n(top)}h${n(w)}`;
    for (let at = x + random() * 26; at < x + w; at += 18 + random() * 26)
      joints += `M${n(at)} ${n(top)}v${n(h / rows)}`;
  }
  return (
    box(x, y, w, h, s.p.stone) +
    line(joints, s.p.stone2, 1.4, 'opacity=".7"') +
    (s.winter ? box(x, y - 3, w, 5, s.p.snow) : '')
  );
};

/** Draws receding steps, which are widest at the bottom. */
export const steps = (
  s: Sheet,
  [cx, foot]: Point,
  wide: number,
  narrow: number,
  h: number,
  count: number,
): string => {
  let treads = '';
  for (let i = 0; i < count; i += 1) {
    const t = i / count;
    const half = (wide + (narrow - wide) * t) / 2;
    treads += `M${n(cx - half)} ${n(foot - h * t)}h${n(half * 2)}`;
  }
  return (
    shape(
      `M${n(cx - wide / 2)} ${n(foot)}L${n(cx - narrow / 2)} ${n(foot - h)}h${n(narrow)}L${n(cx + wide / 2)} ${n(foot)}Z`,
      s.p.ground,
    ) + line(treads, s.p.stone2, 2, 'opacity=".6"')
  );
};

/** Draws a railing with posts in the foreground. */
export const railing = (
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  stroke = s.p.wood2,
): string => {
  const posts = Array.from(
    { length: Math.floor(w / 46) + 1 },
    (_, i) => `M${n(x + i * 46)} ${n(y)}v${n(-h)}`,
  ).join('');
  return (
    line(posts, stroke, 5) +
    line(`M${n(x)} ${n(y - h)}h${n(w)}M${n(x)} ${n(y - h * 0.5)}h${n(w)}`, stroke, 4, ROUND)
  );
};
