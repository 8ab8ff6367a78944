import { createRequire } from 'node:module';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  computeFingerprint,
  type Fingerprint,
  looksAlike,
  OUTLINE_NOISE,
} from './picture-print.ts';

const FONT = openSync(
  createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
) as Font;

/** Draws text as outlines, because fonts differ between machines, and some machines have none. */
const words = (
  text: string,
  { x, y, size, fill = '#000' }: { x: number; y: number; size: number; fill?: string },
): string => {
  const { glyphs, positions } = FONT.layout(text);
  const scale = size / FONT.unitsPerEm;
  let at = 0;
  const paths = glyphs.map((glyph, n) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[n]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
};

/** Returns the requested number of pseudorandom digits, always the same for a seed. */
const digits = (seed: number, count: number): string => {
  let state = seed * 7919 + 17;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % 10;
  }).join('');
};

/** Draws the receipt of a payment app; only the digits depend on `n`. */
const receipt = (n: number): Promise<Buffer> => {
  const lines = [
    ['Item', 'Tour balance'],
    ['Paid by', 'Balance'],
    ['Time', `2026-05-${10 + (n % 19)} 1${n % 10}:${10 + (n % 49)}`],
    ['Transaction', `42000021${digits(n, 14)}`],
  ];
  const rows = lines.map(
    ([label, value], row) =>
      words(label ?? '', { x: 30, y: 410 + row * 55, size: 19, fill: '#888' }) +
      words(value ?? '', { x: 165, y: 410 + row * 55, size: 19, fill: '#222' }),
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960">
    <rect width="540" height="960" fill="#fff"/><rect width="540" height="80" fill="#ededed"/>
    <circle cx="270" cy="165" r="35" fill="#07c160"/>
    ${words('Kenji', { x: 245, y: 240, size: 22 })}
    ${words(`${400 + n}.00`, { x: 205, y: 310, size: 48 })}${rows.join('')}</svg>`;
  return sharp(Buffer.from(page)).png().toBuffer();
};

const cellDifferences = (a: Fingerprint, b: Fingerprint): number =>
  [...a.outline].filter((bit, index) => bit !== b.outline[index]).length;

test('distinguishes 200 receipts of the same app', async () => {
  const count = 200;
  const prints: Fingerprint[] = [];
  for (let n = 0; n < count; n += 1) prints.push(await computeFingerprint(sharp, await receipt(n)));
  const alike = prints.flatMap((one, a) =>
    prints
      .slice(a + 1)
      .flatMap((other, b) => (looksAlike(one.print, other.print) ? [[a, a + 1 + b]] : [])),
  );
  expect(alike).toEqual([]);
});

const COPIES: [string, (png: Buffer) => Promise<Buffer>][] = [
  ['heavily compressed', (png) => sharp(png).jpeg({ quality: 30 }).toBuffer()],
  ['scaled to half the size', (png) => sharp(png).resize(270).jpeg({ quality: 70 }).toBuffer()],
  ['enlarged', (png) => sharp(png).resize(1080).webp({ quality: 50 }).toBuffer()],
  [
    'forwarded twice',
    async (png) =>
      sharp(await sharp(png).resize(400).jpeg({ quality: 60 }).toBuffer())
        .resize(500)
        .webp({ quality: 60 })
        .toBuffer(),
  ],
];

test.each(COPIES)('recognizes a copy that is %s', async (_, copied) => {
  for (let n = 0; n < chooseForTestLength(5, 50); n += 1) {
    const original = await receipt(n * 3);
    const [a, b] = [
      await computeFingerprint(sharp, original),
      await computeFingerprint(sharp, await copied(original)),
    ];
    expect(looksAlike(a.print, b.print), `receipt ${n * 3}`).toBe(true);
    expect(cellDifferences(a, b)).toBeLessThanOrEqual(OUTLINE_NOISE);
  }
});
