import { box, line, poly, shape } from './shapes.ts';
import { n, type Sheet } from './sheet.ts';

/** Draws the view through an opening: a separate scene, clipped at the edge of the opening. */
export const view = (
  x: number,
  y: number,
  w: number,
  h: number,
  seen: string,
  content: string,
): string =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${seen}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

/** Draws a room of wood and paper, with mats on the floor, that opens to a view. */
export const room = (
  s: Sheet,
  opening: readonly [x: number, y: number, w: number, h: number],
  content: string,
): string => {
  const { p } = s;
  const [x, y, w, h] = opening;
  const wall = s.tone('#E9DCC2', '#7A6555');
  const mat = s.tone('#D3CDA0', '#8B7A55');
  const mat2 = s.tone('#BDB788', '#75664A');
  const paper = s.tone(p.wall, '#E2BE86');
  const screens = (left: number, wide: number) => {
    const bars = Array.from(
      { length: 3 },
      (_, i) => `M${n(left + (wide * (i + 1)) / 4)} ${y}v${h}`,
    ).join('');
    const cross = Array.from(
      { length: 5 },
      (_, i) => `M${n(left)} ${n(y + (h * (i + 1)) / 6)}h${n(wide)}`,
    ).join('');
    return (
      box(left, y, wide, h, paper) +
      line(bars + cross, p.wood, 2.4, 'opacity=".8"') +
      line(`M${n(left)} ${y}h${n(wide)}v${h}h${n(-wide)}z`, p.wood2, 5)
    );
  };
  const foot = y + h;
  // The width of the part of the view, which is 400 high, that fits the opening.
  const across = Math.min(800, (400 * w) / h);
  return (
    box(0, 0, 800, 500, wall) +
    box(0, y - 26, 800, 12, p.wood2) +
    view(
      x,
      y,
      w,
      h,
      `${Math.round(400 - across / 2)} 90 ${Math.round(across)} ${Math.round((across * h) / w)}`,
      content,
    ) +
    screens(x - 104, 104) +
    screens(x + w, 104) +
    line(`M${x} ${y}h${w}v${h}h${-w}z`, p.wood2, 6) +
    box(0, foot - 4, 800, 14, p.wood) +
    shape(poly([0, foot + 10], [800, foot + 10], [800, 500], [0, 500]), mat) +
    shape(
      poly([0, foot + 10], [260, foot + 10], [130, 500], [0, 500]) +
        poly([540, foot + 10], [800, foot + 10], [800, 500], [670, 500]),
      mat2,
      'opacity=".55"',
    ) +
    line(
      `M260 ${foot + 10}L130 500M540 ${foot + 10}L670 500M${n(400)} ${foot + 10}V500`,
      p.near2,
      4,
      'opacity=".5"',
    )
  );
};
