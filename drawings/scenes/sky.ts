import type { Light } from './palette.ts';
import { disc, line, ROUND, ring, shape } from './shapes.ts';
import { chance, n, type Point, type Sheet } from './sheet.ts';

interface Sky {
  readonly w?: number;
  readonly h?: number;
  /** The y coordinate of the warm light at the horizon. */
  readonly horizon: number;
  /** Position and radius of the sun or moon; absent if the sky has neither. */
  readonly orb?: Orb;
  /** How far down the dark color at the top extends; less if text is placed on the sky. */
  readonly deep?: number;
}

export type Orb = readonly [x: number, y: number, r: number, only?: Light];

/** Draws the sky, darkest at the top as in woodblock prints, with the sun or the moon. */
export const sky = (
  s: Sheet,
  { w = 800, h = 500, horizon, orb: given, deep = 0.5 }: Sky,
): string => {
  const { p } = s;
  const orb = given?.[3] && given[3] !== s.look.light ? undefined : given;
  const fill = s.define(
    'sky',
    `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${horizon}"><stop stop-color="${p.skyTop}"/><stop offset="${deep}" stop-color="${p.skyMid}"/><stop offset="1" stop-color="${p.skyLow}"/></linearGradient>`,
  );
  const [x, y, r] = orb ?? [0, 0, 0];
  const halo = orb ? glow(s, [x, y], r * 2.6, s.evening ? 0.35 : 0.5) : '';
  return `<path fill="${fill}" d="M0 0h${w}v${h}H0z"/>${halo}${orb ? disc(x, y, s.evening ? r * 0.62 : r, p.disc) : ''}${s.look.light === 'evening' ? stars(s, w, horizon * 0.55) : ''}`;
};

const stars = (s: Sheet, w: number, h: number): string => {
  const random = chance(w + h);
  const d = Array.from({ length: Math.round(w / 36) }, () =>
    ring(random() * w, random() ** 1.6 * h, 0.6 + random() * 0.8),
  ).join('');
  return shape(d, s.p.disc, 'opacity=".6"');
};

/** Draws a soft glow around a light source. */
export const glow = (s: Sheet, [x, y]: Point, r: number, strength = 0.6): string => {
  const fill = s.define(
    'glow',
    `<radialGradient id="glow"><stop stop-color="${s.p.glow}"/><stop offset=".35" stop-color="${s.p.glow}" stop-opacity=".38"/><stop offset="1" stop-color="${s.p.glow}" stop-opacity="0"/></radialGradient>`,
  );
  return disc(x, y, r, fill, `opacity="${strength}"`);
};

/** Draws haze that hides the base of what is behind it. */
export const mist = (s: Sheet, y: number, height: number, strength = 0.85, w = 1600): string => {
  const fill = s.define(
    'mist',
    `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="${s.p.mist}" stop-opacity="0"/><stop offset=".7" stop-color="${s.p.mist}"/><stop offset="1" stop-color="${s.p.mist}" stop-opacity="0"/></linearGradient>`,
  );
  return `<path d="M0 ${n(y)}h${w}v${n(height)}H0z" fill="${fill}" opacity="${strength}"/>`;
};

/** Draws a long thin cloud with a second one below it. */
export const streak = (s: Sheet, [x, y]: Point, length: number, strength = 0.8): string => {
  const h = length * 0.035 + 4;
  const one = (left: number, top: number, long: number) =>
    `M${n(left)} ${n(top)}q${n(long * 0.16)} ${n(-h)} ${n(long * 0.42)} ${n(-h)}t${n(long * 0.58)} ${n(h * 0.9)}q${n(-long * 0.3)} ${n(h * 0.55)} ${n(-long * 0.58)} ${n(h * 0.4)}t${n(-long * 0.42)} ${n(-h * 0.3)}z`;
  return shape(
    one(x, y, length) + one(x + length * 0.3, y + h * 1.5, length * 0.62),
    s.p.cloud,
    `opacity="${strength}"`,
  );
};

/** Draws a towering summer cloud above the horizon. */
export const cumulus = (s: Sheet, [x, y]: Point, size: number, seed = 1): string => {
  const random = chance(seed);
  const puffs = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    const r = size * (0.16 + 0.16 * Math.sin(t * Math.PI) + random() * 0.06);
    return ring(
      x + (t - 0.5) * size * 2,
      y - Math.sin(t * Math.PI) * size * (0.4 + random() * 0.45),
      r,
    );
  }).join('');
  return shape(
    `${puffs}M${n(x - size)} ${n(y - size * 0.2)}v${n(size * 0.2)}h${n(size * 2)}v${n(-size * 0.2)}z`,
    s.p.cloud,
    'opacity=".92"',
  );
};

/** Draws distant birds. */
export const birds = (
  s: Sheet,
  ...at: readonly (readonly [x: number, y: number, size: number])[]
) =>
  line(
    at
      .map(
        ([x, y, r]) =>
          `M${n(x - r)} ${n(y - r * 0.35)}q${n(r * 0.6)} ${n(-r * 0.25)} ${n(r)} ${n(r * 0.4)}q${n(r * 0.4)} ${n(-r * 0.75)} ${n(r)} ${n(-r * 0.4)}`,
      )
      .join(''),
    s.p.dark,
    1.8,
    ROUND,
  );

/** Draws petals, leaves or flakes in the air. */
export const floatingParticles = (
  s: Sheet,
  count: number,
  seed: number,
  w = 800,
  h = 500,
): string => {
  const random = chance(seed);
  const fill = s.winter ? s.p.snow : s.leaves[2];
  const d = Array.from({ length: count }, () => {
    const [x, y, r] = [random() * w, random() * h, 1.4 + random() * 2];
    return s.winter ? ring(x, y, r) : ring(x, y, r * 1.3, r * 0.7);
  }).join('');
  return shape(d, fill, 'opacity=".9"');
};

/** Draws still water that reflects the sky. */
export const water = (
  s: Sheet,
  [left, top, w, h]: readonly [number, number, number, number],
  seed = 3,
): string => {
  const fill = s.define(
    'water',
    `<linearGradient id="water" x2="0" y2="1"><stop stop-color="${s.p.shine}"/><stop offset=".3" stop-color="${s.p.water}"/><stop offset="1" stop-color="${s.p.water2}"/></linearGradient>`,
  );
  const random = chance(seed);
  const count = Math.round(w / 26);
  const strokes = Array.from({ length: count }, (_, i) => {
    const t = (i + random()) / count;
    const long = 10 + t * 46 * (0.4 + random());
    return `M${n(left + random() * w)} ${n(top + 5 + t ** 1.4 * (h - 8))}h${n(long)}`;
  }).join('');
  return `<path d="M${n(left)} ${n(top)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}"/>${line(strokes, s.p.shine, 1.8, `${ROUND} opacity=".65"`)}`;
};
