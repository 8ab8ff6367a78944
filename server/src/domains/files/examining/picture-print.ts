import type { default as Sharp } from 'sharp';

/**
 * A fingerprint that recognizes copies of a picture even if their bytes differ. Receipts from one app
 * differ in only a few digits, which perceptual hashes miss. The fingerprint is therefore the picture
 * itself in shades of gray, on a fixed grid with cells half the size of a digit: resizing or compression
 * preserves the mean of each cell, while a different digit changes several cells. The outline, a 256-bit
 * dHash, finds candidates to compare.
 */
const PRINT_WIDTH = 72;
const PRINT_HEIGHT = 112;
const OUTLINE = 16;

/**
 * In a copy, no cell differs by more than ONE_CELL (of 255), and at most FEW cells differ by more than
 * FEW_CELLS. In copies resized and compressed twice, the largest difference is 28 and the fifth largest 23.
 * In two receipts that differ in a few digits, these are at least 61 and 33.
 */
const ONE_CELL = 44;
const FEW_CELLS = 28;
const FEW = 4;
/** Each cell is the mean of 3 by 3 points, so that small shifts hardly matter. */
const POINTS = 3;
/** Maximum number of outline bits by which a copy can differ. */
export const OUTLINE_NOISE = 24;

export interface Fingerprint {
  print: Buffer;
  /** A string of 256 characters, each 0 or 1. */
  outline: string;
}

/**
 * Computes a dHash: one bit per cell of a coarse grid, set if the cell is lighter than its right neighbor.
 */
const getOutline = (shades: Uint8Array): string => {
  const bits: string[] = [];
  for (let row = 0; row < OUTLINE; row += 1) {
    for (let column = 0; column < OUTLINE; column += 1) {
      const at = row * (OUTLINE + 1) + column;
      bits.push((shades[at] ?? 0) > (shades[at + 1] ?? 0) + 1 ? '1' : '0');
    }
  }
  return bits.join('');
};

/** Returns the mean of the points in each cell. */
const getCells = (points: Uint8Array): Buffer => {
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

/** Computes the fingerprint of a picture that sharp can read; treats transparent areas as white. */
export const computeFingerprint = async (
  sharp: typeof Sharp,
  picture: Uint8Array,
): Promise<Fingerprint> => {
  const shades = (width: number, height: number): Promise<Buffer> =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
      .raw()
      .toBuffer();
  return {
    print: getCells(await shades(PRINT_WIDTH * POINTS, PRINT_HEIGHT * POINTS)),
    outline: getOutline(await shades(OUTLINE + 1, OUTLINE)),
  };
};

/** Returns whether two pictures are copies of each other, by comparing their fingerprints. */
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
