import { eaves } from './roofs.ts';
import { box, line, poly, ROUND, rect, shape } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';
import { stones } from './town.ts';

interface Castle {
  readonly height: number;
  readonly roof: string;
  /** The color of the ornaments at the ends of the top ridge. */
  readonly gold: string;
  readonly storeys: number;
}

/** Draws a castle keep on its stone base. `foot` is the y coordinate of the base's lower edge. */
export const castle = (
  s: Sheet,
  [cx, foot]: Point,
  { height, roof, gold, storeys }: Castle,
): string => {
  const { p } = s;
  // Lamps that illuminate the walls of a keep in the evening.
  const wall = s.evening ? p.cloth : p.wall;
  const stone = height * 0.26;
  const storey = (height * 0.66) / storeys;
  const base = height * 0.4;
  let drawn =
    shape(
      `M${n(cx - base * 1.12)} ${n(foot)}Q${n(cx - base * 0.84)} ${n(foot - stone * 0.5)} ${n(cx - base * 0.76)} ${n(foot - stone)}H${n(cx + base * 0.76)}Q${n(cx + base * 0.84)} ${n(foot - stone * 0.5)} ${n(cx + base * 1.12)} ${n(foot)}Z`,
      p.stone,
    ) +
    `<g opacity=".5">${stones(s, cx - base * 0.76, foot - stone, base * 1.52, stone, 7)}</g>` +
    shape(
      `M${n(cx + base * 0.3)} ${n(foot)}L${n(cx + base * 0.34)} ${n(foot - stone)}H${n(cx + base * 0.76)}Q${n(cx + base * 0.84)} ${n(foot - stone * 0.5)} ${n(cx + base * 1.12)} ${n(foot)}Z`,
      p.stone2,
      'opacity=".6"',
    );
  for (let i = 0; i < storeys; i += 1) {
    const y = foot - stone - i * storey;
    const w = base * (1.42 - (i * 0.92) / storeys);
    const high = storey * 0.56;
    const bays = Math.max(3, 7 - i);
    drawn +=
      box(cx - w / 2, y - high, w, high + 1, wall) +
      box(cx + w * 0.2, y - high, w * 0.3, high + 1, p.wall2) +
      shape(
        Array.from({ length: bays }, (_, at) =>
          rect(
            cx - w * 0.42 + (at * w * 0.84) / bays + 2,
            y - high * 0.74,
            (w * 0.84) / bays - 6,
            high * 0.4,
          ),
        ).join(''),
        s.evening ? p.lit : p.dark,
      ) +
      eaves(s, [cx, y - high + 1], w * 0.66, storey * 0.46, i === storeys - 1 ? 0.46 : 0.62, roof);
    if (i > 0 && i < storeys - 1 && i % 2 === 1) {
      const g = w * 0.2;
      drawn +=
        shape(
          poly([cx - g, y - high + 3], [cx, y - high - storey * 0.5], [cx + g, y - high + 3]),
          wall,
        ) +
        line(
          `M${n(cx - g * 1.25)} ${n(y - high + 4)}L${n(cx)} ${n(y - high - storey * 0.54)}L${n(cx + g * 1.25)} ${n(y - high + 4)}`,
          s.winter ? p.snow : roof,
          5,
          ROUND,
        );
    }
  }
  const w = base * (1.42 - ((storeys - 1) * 0.92) / storeys);
  const top = foot - stone - (storeys - 1) * storey - storey * 0.56 + 1 - storey * 0.46;
  const fish = (side: number) => {
    const x = cx + side * w * 0.3;
    return `M${n(x)} ${n(top)}q${n(side * 5)} -4 ${n(side * 3)} -9q${n(side * 3)} -2 ${n(side * 5)} -5q${n(-side * 7)} -1 ${n(-side * 9)} 5q${n(-side * 3)} 4 ${n(-side * 2)} 9z`;
  };
  return drawn + shape(fish(-1) + fish(1), gold);
};
