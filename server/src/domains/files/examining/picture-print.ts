import type { default as Sharp } from 'sharp';

/**
 * How a picture looks, so that a copy is known though its bytes differ. Two receipts of one app differ in
 * a few digits only, which any hash of a picture's outline overlooks. So the print is the picture itself,
 * in shades of grey on a fixed grid whose cells are as large as half a digit: a copy that was resized or
 * compressed keeps the mean of each cell, another digit changes several. The outline, 256 bits, finds
 * what is worth comparing.
 */
export const PRINT_WIDTH = 72;
export const PRINT_HEIGHT = 112;
const OUTLINE = 16;

/** A cell that differs by more than noise does, of 255, */
const DIFFERS = 20;
/** and how many of them a copy may have. */
const MOST_DIFFERING = 4;
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

/** The print of a picture that sharp can read; what is transparent counts as white. */
export const printOf = async (sharp: typeof Sharp, picture: Uint8Array): Promise<Print> => {
  const shades = (width: number, height: number): Promise<Buffer> =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
  const print = await shades(PRINT_WIDTH, PRINT_HEIGHT);
  return { print, outline: outlineOf(await shades(OUTLINE + 1, OUTLINE)) };
};

/** Whether one picture is a copy of the other, by their prints. */
export const looksAlike = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false;
  let differing = 0;
  for (let at = 0; at < a.length; at += 1) {
    if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > DIFFERS) differing += 1;
    if (differing > MOST_DIFFERING) return false;
  }
  return true;
};
