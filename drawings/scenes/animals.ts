import { disc, line, ROUND, shape } from './shapes.ts';
import type { Point, Sheet } from './sheet.ts';

/** Draws a deer of Nara that looks around; about 40 units high. */
export const deer = (s: Sheet, at: Point, scale = 1, flip = false, grazing = false): string => {
  const fur = s.tone('#B98A63', '#6E5347');
  const dark = s.tone('#8F6546', '#4E3B35');
  const head = grazing
    ? shape('M12 -20Q22 -14 25 -3L20 -1Q13 -8 6 -14Z', fur) +
      shape('M20 -5q6 -1 8 6q-5 2 -8 0z', fur) +
      shape('M20 -5l-3 -5l5 2z', dark)
    : shape('M10 -22Q15 -28 17 -37L23 -35Q21 -25 16 -16Z', fur) +
      shape('M16 -39Q20 -43 24 -40L30 -35Q27 -32 22 -33Q17 -34 16 -39Z', fur) +
      shape('M17 -39l-5 -5l8 2z', dark) +
      line('M20 -41q-3 -6 1 -12M20 -46l5 -4', dark, 1.6, ROUND) +
      disc(23, -37.6, 0.9, s.p.ink);
  return s.use(
    grazing ? 'dg' : 'de',
    at,
    scale,
    () =>
      line('M-13 -12V0M-9 -11L-8 0M8 -12V0M12 -11L13 0', dark, 2.6, ROUND) +
      shape('M-18 -22Q-10 -27 2 -25T16 -22Q18 -14 12 -11Q0 -8 -12 -10Q-20 -13 -18 -22Z', fur) +
      shape('M-18 -22q-4 1 -4 6q3 1 5 -1z', s.p.wall) +
      disc(-8, -20, 1.1, s.p.wall) +
      disc(-2, -21.4, 1.1, s.p.wall) +
      disc(4, -20, 1.1, s.p.wall) +
      disc(-4, -17, 1, s.p.wall) +
      head,
    flip,
  );
};

/** Draws a wading crane. */
export const crane = (s: Sheet, at: Point, scale = 1, flip = false): string =>
  s.use(
    'cr',
    at,
    scale,
    () =>
      line('M-3 -18V0M3 -18L4 0', s.p.ink, 1.5, ROUND) +
      shape('M-18 -22Q-6 -32 8 -28Q14 -26 10 -20Q0 -14 -18 -22Z', s.p.snow) +
      shape('M-18 -22q-5 2 -7 8q9 0 15 -5z', s.p.ink) +
      line('M8 -26Q18 -34 12 -46', s.p.snow, 3.4, ROUND) +
      line('M12.6 -46l9 1', s.p.wood2, 1.6, ROUND) +
      disc(12, -47, 2.4, s.p.seal),
    flip,
  );
