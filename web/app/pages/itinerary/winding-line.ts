/** The number of stops per row, which leaves room for their names on a phone. */
const TO_A_ROW = 3;
const COLUMN = 120;
/** The width of a name, which leaves room for the line beside it where the line turns. */
export const NAME_WIDTH = 90;
const ROW = 100;
const TOP = 28;
/** The height of the last row, including two lines for the names. */
const LAST_ROW = 84;
/** How far the line extends sideways where it turns. */
const SWING = 76;

export interface Spot {
  x: number;
  y: number;
}

export interface WindingLine {
  columns: number;
  width: number;
  height: number;
  spots: Spot[];
  /** The line through all stops, as the `d` attribute of a path. */
  line: string;
}

/** Places stops along a winding line that runs from left to right and back, like a mountain road. */
export const createWindingLine = (count: number): WindingLine => {
  const columns = Math.min(count, TO_A_ROW);
  const rows = Math.ceil(count / TO_A_ROW);
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / TO_A_ROW);
    const step = index % TO_A_ROW;
    const column = row % 2 === 0 ? step : TO_A_ROW - 1 - step;
    return { x: COLUMN / 2 + column * COLUMN, y: TOP + row * ROW };
  });
  const line = spots.map(({ x, y }, index) => {
    const before = spots[index - 1];
    if (!before) return `M${x} ${y}`;
    if (before.y === y) return `H${x}`;
    const out = x + (x > COLUMN ? SWING : -SWING);
    return `C${out} ${before.y} ${out} ${y} ${x} ${y}`;
  });
  return {
    columns,
    width: columns * COLUMN,
    height: (rows - 1) * ROW + LAST_ROW,
    spots,
    line: line.join(''),
  };
};
