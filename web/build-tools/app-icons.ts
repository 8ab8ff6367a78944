import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Sizes of the images inside favicon.ico, in pixels. */
const ICO_SIDES = [16, 32, 48];

/** Removes the rounded corners, because the operating system adds its own. */
const withSquareCorners = (svg: string): string => svg.replace(/ rx="\d+"/, '');

/**
 * Shrinks the drawing on the same background, because phones may crop a maskable icon to a circle of four
 * fifths of its size.
 */
const withSafeZone = (svg: string): string =>
  withSquareCorners(svg).replace('<path', '<path transform="matrix(.75 0 0 .75 8 8)"');

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Returns an ICO file that contains PNGs: a header, a directory entry per image, and the images. */
export const ico = (pictures: readonly { side: number; png: Buffer }[]): Buffer => {
  const rows = 6 + 16 * pictures.length;
  const head = Buffer.alloc(rows);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let at = rows;
  pictures.forEach(({ side, png: bytes }, index) => {
    const row = 6 + 16 * index;
    head.writeUInt8(side, row);
    head.writeUInt8(side, row + 1);
    head.writeUInt16LE(1, row + 4); // color planes
    head.writeUInt16LE(32, row + 6); // bits per pixel
    head.writeUInt32LE(bytes.length, row + 8);
    head.writeUInt32LE(at, row + 12);
    at += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map((picture) => picture.png)]);
};

/** Returns the icon in every format that browsers and phones request, by file name. */
export const drawIcons = async (svg: string): Promise<Map<string, Buffer>> => {
  const small = await Promise.all(
    ICO_SIDES.map(async (side) => ({ side, png: await png(svg, side) })),
  );
  return new Map([
    ['favicon.ico', ico(small)],
    ['icon-192.png', await png(svg, 192)],
    ['icon-512.png', await png(svg, 512)],
    ['icon-maskable-192.png', await png(withSafeZone(svg), 192)],
    ['icon-maskable-512.png', await png(withSafeZone(svg), 512)],
    ['apple-touch-icon.png', await png(withSquareCorners(svg), 180)],
  ]);
};

/** Generates all icons of the build from public/icon.svg, so that it is the only icon to maintain. */
export const appIcons = (): Plugin => {
  const readIcon = () => readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
  return {
    name: 'app-icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await drawIcons(readIcon()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
