import { lantern } from './roofs.ts';
import { poly, shape } from './shapes.ts';
import { chance, type Point, type Sheet } from './sheet.ts';
import { glow } from './sky.ts';

interface Street {
  /** The vanishing point of the street. */
  readonly eye: Point;
  /** Half the width of the street and the height of its houses, at the nearest house. */
  readonly half: number;
  readonly high: number;
  readonly seed: number;
  readonly walls: readonly string[];
  readonly cloths: readonly string[];
  readonly lanterns?: boolean;
  readonly signs?: boolean;
}

/** Draws a street that recedes between shops, with houses, lit fronts, curtains and signs. */
export const street = (
  s: Sheet,
  { eye: [ex, ey], half, high, seed, walls, cloths, lanterns = false, signs = false }: Street,
): string => {
  const { p } = s;
  const random = chance(seed);
  const pick = (from: readonly string[]): string =>
    from[Math.floor(random() * from.length)] ?? p.wall;
  const floor = 500;
  /** Returns the point on one side of the street at this distance and height above the ground. */
  const at = (side: number, away: number, up: number, out = 0): Point => [
    ex + (side * (half - out)) / away,
    ey + (floor - ey - up) / away,
  ];
  const quad = (side: number, near: number, far: number, low: number, top: number, out = 0) =>
    poly(
      at(side, near, low, out),
      at(side, far, low, out),
      at(side, far, top, out),
      at(side, near, top, out),
    );
  let drawn =
    shape(poly([ex - half, floor], [ex, ey], [ex + half, floor]), p.ground) +
    shape(
      poly([ex - half * 0.16, floor], [ex, ey], [ex + half * 0.16, floor]),
      p.ground2,
      'opacity=".6"',
    );
  const depths = [0.62, 0.86, 1.15, 1.5, 1.95, 2.55, 3.4, 4.7, 7];
  for (let i = depths.length - 2; i >= 0; i -= 1) {
    const [near, far] = [depths[i] ?? 1, depths[i + 1] ?? 2];
    for (const side of [-1, 1]) {
      const top = high * (0.86 + random() * 0.3);
      const middle = near + (far - near) * 0.5;
      const edge = near + (far - near) * 0.14;
      const end = near + (far - near) * 0.88;
      drawn +=
        shape(quad(side, near, far, 0, top), side < 0 ? pick(walls) : pick(walls)) +
        shape(quad(side, near, far, top, top + high * 0.05, -6), p.roof2) +
        shape(
          quad(side, edge, end, 0, high * 0.36),
          s.evening ? p.glow : p.ink,
          s.evening ? 'opacity=".9"' : 'opacity=".72"',
        ) +
        shape(quad(side, edge, middle, 0, high * 0.36), p.wood2, 'opacity=".75"') +
        shape(
          quad(side, edge, middle * 0.92, high * 0.54, high * 0.74) +
            quad(side, middle * 1.04, end, high * 0.54, high * 0.74),
          s.evening ? p.lit : p.glass,
        ) +
        shape(quad(side, near, far, high * 0.4, high * 0.45, 14), p.roof) +
        shape(quad(side, edge, end, high * 0.26, high * 0.4, 12), pick(cloths));
      if (signs && random() < 0.7) {
        const [x, y] = at(side, middle, high * 0.86, 20);
        const k = 1 / middle;
        drawn +=
          (s.evening ? glow(s, [x, y + 30 * k], 70 * k, 0.4) : '') +
          shape(
            poly(
              [x - 13 * k, y],
              [x + 13 * k, y],
              [x + 13 * k, y + 92 * k],
              [x - 13 * k, y + 92 * k],
            ),
            pick([p.seal, p.dark, p.wall, p.glow]),
          ) +
          shape(
            poly(
              [x - 7 * k, y + 12 * k],
              [x + 7 * k, y + 12 * k],
              [x + 7 * k, y + 26 * k],
              [x - 7 * k, y + 26 * k],
            ) +
              poly(
                [x - 7 * k, y + 38 * k],
                [x + 7 * k, y + 38 * k],
                [x + 7 * k, y + 52 * k],
                [x - 7 * k, y + 52 * k],
              ),
            p.cloth,
            'opacity=".8"',
          );
      }
      if (lanterns) {
        const [x, y] = at(side, edge, high * 0.33, 30);
        drawn += lantern(s, [x, y], 13 / edge, random() < 0.7 ? p.seal : p.wall);
      }
    }
  }
  return drawn;
};
