import { chance, n, type Point } from './sheet.ts';

export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more ? ` ${more}` : ''}/>`;

export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<path d="${rect(x, y, w, h)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;

/** Returns a circle as part of a path, so that many circles need only one element. */
export const ring = (x: number, y: number, r: number, ry = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0`;

export const poly = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Returns the path of a smooth line through points. */
export const through = (points: readonly Point[]): string => {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
};

/** Draws land below a smooth line, down to the bottom of the scene. */
export const land = (points: readonly Point[], fill: string, foot = 720, more = ''): string => {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return shape(`${through(points)}L${n(last[0])} ${foot}L${n(first[0])} ${foot}Z`, fill, more);
};

interface Ridge {
  readonly seed: number;
  readonly from?: number;
  readonly to: number;
  readonly y: number;
  readonly high: number;
  readonly step: number;
}

/** Returns the points of a mountain range: peaks of different heights with irregular valleys between them. */
export const ridge = ({ seed, from = -40, to, y, high, step }: Ridge): Point[] => {
  const random = chance(seed);
  const points: Point[] = [];
  let up = random() < 0.5;
  for (let x = from; x < to + step * 1.5; x += step * (0.55 + random() * 0.9)) {
    const height = up ? high * (0.55 + random() * 0.45) : high * random() * 0.35;
    points.push([x, y - height]);
    // A shoulder next to the peak, so that no two peaks look alike.
    if (up) points.push([x + step * 0.34, y - height * (0.6 + random() * 0.1)]);
    up = !up;
  }
  return points;
};
