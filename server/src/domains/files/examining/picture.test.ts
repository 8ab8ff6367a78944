import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { ADOBE_RGB, aPicture, aRedHeic } from '../../../testing/sample-files.ts';
import { detectFileType } from './detect-file-type.ts';
import { calculateStoredSize, examinePicture, planColumns } from './picture.ts';

const examined = (bytes: Buffer) => {
  const type = detectFileType(bytes);
  if (type === null || type === 'application/pdf') throw new Error(`not a picture: ${type}`);
  return examinePicture(bytes, type);
};

const RED = [200, 16, 46] as const;
const red = (): Sharp =>
  sharp({
    create: { width: 96, height: 64, channels: 3, background: { r: RED[0], g: RED[1], b: RED[2] } },
  });

/** Converts an sRGB color to CIE Lab (D65). */
const getLab = (color: readonly number[]): [number, number, number] => {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const deltaE = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [getLab(one), getLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** Returns the color in the middle of a stored picture of 96 × 64 pixels. */
const getMiddle = async (bytes: Uint8Array): Promise<number[]> => {
  const pixels = await sharp(bytes).raw().toBuffer();
  const middle = (32 * 96 + 48) * 3;
  return [...pixels.subarray(middle, middle + 3)];
};

/**
 * Returns the test picture with the Adobe RGB profile, which is written to a file first, because sharp
 * accepts no other source.
 */
const inAdobeRgb = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'tomoguide-profile-'));
  const path = join(folder, 'adobe.icc');
  await writeFile(path, ADOBE_RGB);
  try {
    return await red().jpeg().withIccProfile(path).toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
};

const COLORS: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  ['HEIC with a wide profile', aRedHeic],
  ['AVIF', () => red().avif({ quality: 80 }).toBuffer()],
  ['AVIF with a wide profile', () => red().withIccProfile('p3').avif({ quality: 80 }).toBuffer()],
  ['JPEG with a wide profile', () => red().withIccProfile('p3').jpeg().toBuffer()],
  ['JPEG in Adobe RGB', inAdobeRgb],
  ['16-bit PNG', () => red().toColourspace('rgb16').png().toBuffer()],
  [
    'CMYK JPEG',
    () => red().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
  ],
];
test.each(COLORS)('preserves the color of a %s within visible tolerance', async (_, make) => {
  const stored = await examined(await make());
  expect([stored.type, stored.width, stored.height]).toEqual(['image/webp', 96, 64]);
  expect(deltaE(await getMiddle(stored.bytes), RED)).toBeLessThanOrEqual(5);
});

test('reads a CMYK JPEG that has no profile with a default profile', async () => {
  const stored = await examined(await red().toColourspace('cmyk').jpeg().toBuffer());
  // Without the default profile, the color difference would be 10.
  expect(deltaE(await getMiddle(stored.bytes), RED)).toBeLessThanOrEqual(6);
});

test.each([
  ['a phone’s photo', [4_032, 3_024], [4_000, 3_000]],
  ['a long screenshot', [1_080, 20_000], [805, 14_907]],
  ['a screenshot whose text would become too small', [1_080, 22_000], [768, 15_635]],
  ['a ribbon', [200_000, 2], [16_383, 1]],
  ['a small picture', [96, 64], [96, 64]],
] as const)(
  'limits the pixel count of %s rather than its longer side',
  (_, [width, height], stored) => {
    expect(Object.values(calculateStoredSize({ width, height }))).toEqual(stored);
  },
);

test.each([
  ['a long screenshot', [1_080, 20_000], null],
  [
    'a screenshot that is too long for its width',
    [1_080, 40_000],
    { width: 750, height: 27_778, count: 2 },
  ],
  ['a narrow screenshot', [540, 20_000], { width: 540, height: 20_000, count: 2 }],
  ['a screenshot of many screens', [720, 45_000], { width: 720, height: 45_000, count: 3 }],
  ['a panorama', [20_000, 540], null],
  ['a ribbon', [2, 200_000], null],
] as const)(
  'splits %s into columns only if its text would otherwise be unreadable',
  (_, [width, height], cut) => {
    expect(planColumns({ width, height })).toEqual(cut);
  },
);

test('arranges columns from left to right, including the first and the last line of the picture', async () => {
  const long = await sharp({
    create: { width: 60, height: 17_000, channels: 3, background: 'white' },
  })
    .composite([
      { input: await red().resize(60, 40).png().toBuffer(), left: 0, top: 0 },
      { input: await red().resize(60, 40).png().toBuffer(), left: 0, top: 16_960 },
    ])
    .png()
    .toBuffer();
  const stored = await examined(long);
  expect([stored.width, stored.height]).toEqual([144, 8_500]);
  const { data, info } = await sharp(stored.bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean =>
    deltaE([...data.subarray((y * info.width + x) * 3).subarray(0, 3)], RED) < 10;
  expect([isRed(30, 20), isRed(30, 8_480), isRed(114, 20), isRed(114, 8_480)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('accepts a JPEG without an end marker, but rejects one with missing data', async () => {
  const whole = await aPicture('jpeg');
  expect((await examined(whole.subarray(0, -2))).width).toBe(320);
  await expect(examined(whole.subarray(0, -200))).rejects.toMatchObject({
    code: 'FILE_UNREADABLE',
  });
});

test.each([0, 1])(
  'does not report a picture as unreadable if it takes too long (step %s)',
  async (step) => {
    const bytes = await red().resize(1000, 800).jpeg().toBuffer();
    const { toBuffer } = sharp.prototype;
    let calls = 0;
    const slow = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(function (
      this: Sharp,
      ...how
    ) {
      calls += 1;
      // The error that libvips throws on timeout.
      if (calls > step) return Promise.reject(new Error('timeout: 42% complete'));
      return toBuffer.apply(this, how);
    });
    await expect(examined(bytes)).rejects.toMatchObject({
      code: 'BUSY',
      headers: { 'retry-after': '5' },
    });
    slow.mockRestore();
  },
);
