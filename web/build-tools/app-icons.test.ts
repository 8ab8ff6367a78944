import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from './app-icons.ts';

const icons = await drawIcons(
  readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8'),
);
const iconFile = (name: string): Buffer => icons.get(name) ?? Buffer.alloc(0);
const cornerPixel = async (name: string): Promise<number[]> => [
  ...(await sharp(iconFile(name))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

test('stores three images in favicon.ico, each at the offset that its directory lists', async () => {
  const file = iconFile('favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const row = 6 + 16 * index;
    const [size, at] = [file.readUInt32LE(row + 8), file.readUInt32LE(row + 12)];
    const { width, height, format } = await sharp(file.subarray(at, at + size)).metadata();
    expect([file[row], width, height, format]).toEqual([side, side, side, 'png']);
  }
});

/** Returns how far the drawing extends from the center, as a fraction of the icon's side. */
const reach = async (name: string): Promise<number> => {
  const { data, info } = await sharp(iconFile(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (info.width - 1) / 2;
  let farthest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    // The drawing is white on red, so only its pixels have this much blue.
    if ((data[at + 2] ?? 0) < 128) continue;
    const pixel = at / info.channels;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    farthest = Math.max(farthest, Math.hypot(x - middle, y - middle));
  }
  return farthest / info.width;
};

test('keeps the whole drawing of the maskable icon inside the safe circle', async () => {
  for (const name of ['icon-maskable-192.png', 'icon-maskable-512.png']) {
    expect((await cornerPixel(name))[3], name).toBe(255);
    expect(await reach(name), name).toBeLessThan(0.4);
    expect(await reach(name), name).toBeGreaterThan(0.3);
  }
});

test('gives phone icons the required sizes, and maskable icons square corners', async () => {
  for (const [name, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const { width, height } = await sharp(iconFile(name)).metadata();
    expect([width, height], name).toEqual([side, side]);
  }
  expect((await cornerPixel('icon-192.png'))[3]).toBe(0);
  expect((await cornerPixel('apple-touch-icon.png'))[3]).toBe(255);
});
