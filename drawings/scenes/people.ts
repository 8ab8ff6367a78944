import { box, disc, line, poly, ROUND, ring, shape } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';

export interface Person {
  readonly coat: string;
  readonly hair?: string;
  /** What the person carries or wears. */
  readonly with?: 'umbrella' | 'bag' | 'camera' | 'hat' | 'flag' | 'backpack';
  readonly dress?: 'trousers' | 'kimono' | 'skirt';
  /** If true, the person looks in the other direction. */
  readonly flip?: boolean;
}

/** Draws a walking person, `height` units high, at a point, with a dozen shapes. */
export const person = (s: Sheet, [x, y]: Point, height: number, who: Person): string => {
  const { p } = s;
  const k = height / 40;
  const hair = who.hair ?? p.hair;
  const legs =
    who.dress === 'kimono'
      ? shape('M-5.6 -17L5.6 -17L6.4 -1.5Q0 .5 -6.4 -1.5Z', who.coat) +
        box(-5, -21, 10, 4.4, p.cloth) +
        line('M-3.4 -1V.4M3 -1V.4', p.ink, 2)
      : who.dress === 'skirt'
        ? line('M-2 -9V-.6M2 -9L3.4 -.6', p.ink, 2.3, ROUND) +
          shape('M-4.6 -19H4.6L7 -7.6H-6.8Z', who.coat)
        : line('M-1.6 -16L-4 -.8M1.6 -16L5 -.8', p.ink, 3.3, ROUND);
  const parts = [
    who.with === 'backpack' ? shape('M-8.6 -29q-2.4 0 -2.4 3v7q0 2 2 2h5v-12z', p.dark) : '',
    legs,
    shape(
      'M-3.6 -30Q0 -32 3.6 -30Q6.4 -29 6 -22L5.2 -14.5H-5.2L-6 -22Q-6.4 -29 -3.6 -30Z',
      who.coat,
    ),
    line('M4.6 -27.6Q8 -23 6.6 -18', who.coat, 3, ROUND),
    disc(0.4, -35.2, 4.3, p.skin),
    shape(
      'M-4.4 -34.6Q-4.6 -40.4 .6 -40.4Q5.2 -40.2 4.8 -36Q1.6 -36.4 .2 -37.6Q-1 -35 -2 -33Q-4 -32.6 -4.4 -34.6Z',
      hair,
    ),
    who.with === 'hat' ? shape('M-8 -37.4Q0 -44.6 8.6 -37.4Q0 -35.6 -8 -37.4Z', p.cloth) : '',
    who.with === 'bag' ? shape('M5 -20h5.4l1 7.4h-7.4z', p.wood) : '',
    who.with === 'camera' ? box(4, -29, 5, 3.6, p.ink) : '',
    who.with === 'flag'
      ? line('M6.6 -19V-46', p.wood2, 1.2) + shape('M6.6 -46h9.4l-2.6 3l2.6 3H6.6z', p.seal)
      : '',
    who.with === 'umbrella'
      ? line('M6.4 -20V-48', p.wood2, 1.2) +
        shape('M-11 -44Q-7 -55 6.4 -56Q20 -55 24 -44Q6.4 -49 -11 -44Z', p.seal) +
        shape('M6.4 -56Q20 -55 24 -44Q16 -46.4 6.4 -46.6Z', p.seal2)
      : '',
  ].join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${who.flip ? -Math.round(k * 100) / 100 : Math.round(k * 100) / 100} ${Math.round(k * 100) / 100})">${shape(ring(0, 0.4, 9, 1.6), p.ink, 'opacity=".18"')}${parts}</g>`;
};

/** Draws the people of a scene: a guide with a small flag, followed by two travelers. */
export const party = (s: Sheet, [x, y]: Point, height: number, flip = false): string => {
  const side = flip ? -1 : 1;
  return (
    person(s, [x - side * height * 0.95, y - height * 0.06], height * 0.97, {
      coat: s.p.roof3,
      dress: 'trousers',
      with: 'backpack',
      flip,
    }) +
    person(s, [x - side * height * 0.45, y + height * 0.05], height * 0.93, {
      coat: s.p.cloth,
      dress: 'skirt',
      hair: s.p.wood2,
      flip,
    }) +
    person(s, [x + side * height * 0.35, y], height, { coat: s.p.dark, with: 'flag', flip })
  );
};

/** Draws a roofed boat with a ferryman, seen from the side. */
export const boat = (s: Sheet, [x, y]: Point, scale = 1, flip = false): string =>
  s.use(
    'bo',
    [x, y],
    scale,
    () =>
      shape('M-52 -8Q-20 2 24 0Q46 -2 60 -14Q44 12 8 11Q-34 11 -52 -8Z', s.p.wood2) +
      shape('M-52 -8Q-20 2 24 0Q46 -2 60 -14Q56 -8 52 -3Q20 6 -10 5Q-36 3 -52 -8Z', s.p.wood) +
      line('M-26 0V-18M18 0V-18', s.p.wood2, 2) +
      shape(poly([-34, -17], [-28, -25], [20, -25], [27, -17]), s.p.roof) +
      shape('M-24 -17H16V-6H-24Z', s.p.lit, 'opacity=".7"') +
      line('M44 -6L70 -40', s.p.wood2, 2, ROUND),
    flip,
  );
