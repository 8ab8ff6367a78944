import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Sides of the pictures inside favicon.ico, in pixels. */
const ICO_SIDES = [16, 32, 48];

/** The icon at a side. On Apple's screens the system rounds the corners: there it fills them. */
const png = (svg: string, side: number, square: boolean): Promise<Buffer> =>
  sharp(Buffer.from(square ? svg.replace(/ rx="\d+"/, '') : svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An icon file around PNGs: a header, a row for each picture, the pictures. */
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
    head.writeUInt16LE(1, row + 4); // colour planes
    head.writeUInt16LE(32, row + 6); // bits a pixel
    head.writeUInt32LE(bytes.length, row + 8);
    head.writeUInt32LE(at, row + 12);
    at += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map((picture) => picture.png)]);
};

/** The icon in every form that browsers and phones ask for, by file name. */
export const drawIcons = async (svg: string): Promise<Map<string, Buffer>> => {
  const small = await Promise.all(
    ICO_SIDES.map(async (side) => ({ side, png: await png(svg, side, false) })),
  );
  return new Map([
    ['favicon.ico', ico(small)],
    ['icon-192.png', await png(svg, 192, false)],
    ['icon-512.png', await png(svg, 512, false)],
    ['apple-touch-icon.png', await png(svg, 180, true)],
  ]);
};

/** Adds to the build what is made of public/icon.svg, so that there is one icon to change. */
export const appIcons = (): Plugin => {
  const read = () => readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
  return {
    name: 'app-icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await drawIcons(read()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
