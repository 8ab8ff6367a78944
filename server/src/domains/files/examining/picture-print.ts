import type { default as Sharp } from 'sharp';

/**
 * How a picture looks, so that a copy is known though its bytes differ. Two receipts of one app differ in
 * a few digits only, which any hash of a picture's outline overlooks. So the print is the picture itself,
 * in shades of grey on a fixed grid whose cells are as large as half a digit: a copy that was resized or
 * compressed keeps the mean of each cell, another digit changes several. The outline, 256 bits, finds
 * what is worth comparing.
 */
const PRINT_WIDTH = 72;
const PRINT_HEIGHT = 112;
const OUTLINE = 16;

/**
 * A copy has no cell that differs by more than this, of 255, and few that differ by half as much. Copies
 * that were resized and compressed twice reach 28 and, in their fifth cell, 23; of receipts of one app
 * that differ in a few figures every pair has a cell at 61 and five at 33.
 */
const ONE_CELL = 44;
const FEW_CELLS = 28;
const FEW = 4;
/** Each cell is the mean of three by three points, so that where a point falls matters little. */
const POINTS = 3;
/** Bits of the outline in which a copy may differ. */
export const OUTLINE_NOISE = 24;

export interface Print {
  print: Buffer;
  /** 256 characters of 0 and 1. */
  outline: string;
}

/** Each cell of a coarse grid: whether it is lighter than its neighbour to the right. */
const outlineOf = (shades: Uint8Array): string => {
  const bits: string[] = [];
  for (let row = 0; row < OUTLINE; row += 1) {
    for (let column = 0; column < OUTLINE; column += 1) {
      const at = row * (OUTLINE + 1) + column;
      bits.push((shades[at] ?? 0) > (shades[at + 1] ?? 0) + 1 ? '1' : '0');
    }
  }
  return bits.join('');
};

/** The mean of each cell. */
const cellsOf = (points: Uint8Array): Buffer => {
  const cells = Buffer.alloc(PRINT_WIDTH * PRINT_HEIGHT);
  const width = PRINT_WIDTH * POINTS;
  for (let at = 0; at < cells.length; at += 1) {
    const column = (at % PRINT_WIDTH) * POINTS;
    const row = Math.floor(at / PRINT_WIDTH) * POINTS;
    let sum = 0;
    for (let point = 0; point < POINTS * POINTS; point += 1) {
      const [down, right] = [Math.floor(point / POINTS), point % POINTS];
      sum += points[(row + down) * width + column + right] ?? 0;
    }
    cells[at] = Math.round(sum / (POINTS * POINTS));
  }
  return cells;
};

/** The print of a picture that sharp can read; what is transparent counts as white. */
export const printOf = async (sharp: typeof Sharp, picture: Uint8Array): Promise<Print> => {
  const shades = (width: number, height: number): Promise<Buffer> =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
      .raw()
      .toBuffer();
  return {
    print: cellsOf(await shades(PRINT_WIDTH * POINTS, PRINT_HEIGHT * POINTS)),
    outline: outlineOf(await shades(OUTLINE + 1, OUTLINE)),
  };
};

/** Whether one picture is a copy of the other, by their prints. */
export const looksAlike = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false;
  let few = 0;
  for (let at = 0; at < a.length; at += 1) {
    const difference = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    if (difference > FEW_CELLS) few += 1;
    if (difference > ONE_CELL || few > FEW) return false;
  }
  return true;
};
