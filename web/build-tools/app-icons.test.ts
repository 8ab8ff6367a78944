import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from './app-icons.ts';

const icons = await drawIcons(
  readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8'),
);
const of = (name: string): Buffer => icons.get(name) ?? Buffer.alloc(0);
const corner = async (name: string): Promise<number[]> => [
  ...(await sharp(of(name))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

test('favicon.ico holds three pictures, each where its row says', async () => {
  const file = of('favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const row = 6 + 16 * index;
    const [size, at] = [file.readUInt32LE(row + 8), file.readUInt32LE(row + 12)];
    const { width, height, format } = await sharp(file.subarray(at, at + size)).metadata();
    expect([file[row], width, height, format]).toEqual([side, side, side, 'png']);
  }
});

test('the icons of phones have their sizes, and only Apple’s has no corners of its own', async () => {
  for (const [name, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const { width, height } = await sharp(of(name)).metadata();
    expect([width, height], name).toEqual([side, side]);
  }
  expect((await corner('icon-192.png'))[3]).toBe(0);
  expect((await corner('apple-touch-icon.png'))[3]).toBe(255);
});
