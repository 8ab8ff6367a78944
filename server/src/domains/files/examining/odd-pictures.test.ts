import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { aPdf, aPicture, aRedHeic } from '../../../testing/sample-files.ts';
import { detectFileType } from './detect-file-type.ts';
import { examinePicture } from './picture.ts';

type Rgb = readonly [number, number, number];
const RED: Rgb = [200, 16, 46];
const WHITE: Rgb = [250, 250, 250];

const examined = (bytes: Buffer) => {
  const type = detectFileType(bytes);
  if (type === null || type === 'application/pdf') throw new Error(`not a picture: ${type}`);
  return examinePicture(bytes, type);
};

/** Returns a white picture of 96 by 64 pixels with a red upper left quarter. */
const marked = (): Sharp =>
  sharp({
    create: { width: 96, height: 64, channels: 3, background: { r: 250, g: 250, b: 250 } },
  }).composite([
    {
      input: {
        create: { width: 48, height: 32, channels: 3, background: { r: 200, g: 16, b: 46 } },
      },
      left: 0,
      top: 0,
    },
  ]);
const jpeg = () => marked().jpeg().toBuffer();

/** Returns an animation of two frames: `first`, then a gray frame. */
const animated = async (first: Sharp): Promise<Sharp> => {
  const frame = await first.removeAlpha().raw().toBuffer();
  const plain = Buffer.alloc(frame.length, 90);
  return sharp(Buffer.concat([frame, plain]), {
    raw: { width: 96, height: 128, channels: 3, pageHeight: 64 },
  });
};

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};
/** Returns a PNG with the given chunks after its header. */
const withChunks = async (...chunks: Buffer[]): Promise<Buffer> => {
  const png = await marked().png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
};
/** The chunks of an animation with a single frame, which is the image itself. */
const ANIMATION = [
  chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
  chunk('fcTL', Buffer.from('00000000000000600000004000000000000000000001000a0000', 'hex')),
];

/** A video like those that phones append to photos. */
const VIDEO = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(12),
  Buffer.from([0, 0, 16, 8]),
  Buffer.from('mdat'),
  Buffer.alloc(4_096, 7),
]);

/** Returns the test HEIC with an `irot` property that rotates it by 90 degrees counterclockwise. */
const turnedHeic = (): Buffer => {
  const heic = aRedHeic();
  const irot = Buffer.from([0, 0, 0, 9, ...Buffer.from('irot'), 1]);
  const grow = (name: string, by: number): void => {
    const at = heic.indexOf(name) - 4;
    heic.writeUInt32BE(heic.readUInt32BE(at) + by, at);
  };
  grow('meta', irot.length + 1);
  grow('iprp', irot.length + 1);
  grow('ipco', irot.length);
  grow('ipma', 1);
  const iloc = heic.indexOf('iloc');
  // Shifts the offset of the image data by the number of bytes inserted before it.
  heic.writeUInt32BE(heic.readUInt32BE(iloc + 16) + irot.length + 1, iloc + 16);
  const ipma = heic.indexOf('ipma') - 4;
  const count = ipma + 18;
  heic.writeUInt8(heic.readUInt8(count) + 1, count);
  const mdat = heic.indexOf('mdat') - 4;
  return Buffer.concat([
    heic.subarray(0, ipma),
    irot,
    heic.subarray(ipma, mdat),
    Buffer.from([0x85]),
    heic.subarray(mdat),
  ]);
};

test.each<[string, () => Promise<Buffer> | Buffer]>([
  [
    'a JPEG with garbage after its end',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(900, 0x41)]),
  ],
  [
    'a JPEG followed by another one, as from a dual camera',
    async () => Buffer.concat([await jpeg(), await aPicture()]),
  ],
  ['a photo followed by a video', async () => Buffer.concat([await jpeg(), VIDEO])],
  ['a progressive JPEG', () => marked().jpeg({ progressive: true }).toBuffer()],
  [
    'a PNG with texts',
    () =>
      withChunks(
        chunk('tEXt', Buffer.from('Comment\0<script>')),
        chunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x/>')),
      ),
  ],
  ['a PNG with an animation', () => withChunks(...ANIMATION)],
  ['a PNG of few colors', () => marked().png({ palette: true }).toBuffer()],
  ['a GIF with an animation', async () => (await animated(marked())).gif().toBuffer()],
  [
    'a WebP with an animation',
    async () => (await animated(marked())).webp({ quality: 95 }).toBuffer(),
  ],
  [
    'a GIF that is also an archive',
    async () =>
      Buffer.concat([
        await marked().gif().toBuffer(),
        Buffer.from('PK\u0003\u0004META-INF/MANIFEST.MF'),
      ]),
  ],
])('keeps only the first picture of %s', async (_, make) => {
  const stored = await examined(await make());
  expect([stored.type, stored.width, stored.height]).toEqual(['image/webp', 96, 64]);
  expect(await colorAt(stored.bytes, 24, 16)).toEqual(closeToColor(RED));
  expect(await colorAt(stored.bytes, 72, 48)).toEqual(closeToColor(WHITE));
  const text = Buffer.from(stored.bytes).toString('latin1');
  expect(text).not.toMatch(/script|META-INF|mdat|ANIM/);
});

const colorAt = async (bytes: Uint8Array, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
};
const closeToColor = (color: Rgb) => color.map((value) => expect.closeTo(value, -1));

test.each([
  [1, 'upper left'],
  [2, 'upper right'],
  [3, 'lower right'],
  [4, 'lower left'],
  [5, 'upper left'],
  [6, 'upper right'],
  [7, 'lower right'],
  [8, 'lower left'],
])(
  'stores a photo of orientation %i upright, with its marked corner at the %s',
  async (orientation, corner) => {
    const stored = await examined(await marked().withMetadata({ orientation }).jpeg().toBuffer());
    const [width, height] = orientation < 5 ? [96, 64] : [64, 96];
    expect([stored.width, stored.height]).toEqual([width, height]);
    const [x, y] = [
      corner.endsWith('right') ? 0.75 : 0.25,
      corner.startsWith('lower') ? 0.75 : 0.25,
    ];
    expect(await colorAt(stored.bytes, x * width, y * height)).toEqual(closeToColor(RED));
  },
);

test('stores a rotated HEIC upright', async () => {
  const stored = await examined(turnedHeic());
  expect([stored.width, stored.height]).toEqual([64, 96]);
  expect(await colorAt(stored.bytes, 32, 48)).toEqual(closeToColor(RED));
});

test.each([
  [1, 1],
  [1, 20_000],
  [20_000, 2],
])('stores a picture of %i by %i pixels', async (width, height) => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#c8102e' } });
  const stored = await examined(await plain.png().toBuffer());
  expect(Math.max(stored.width ?? 0, stored.height ?? 0)).toBeLessThanOrEqual(16_383);
});

test('rejects a JPEG whose header claims 65,000 pixels per side', async () => {
  const bytes = await jpeg();
  const size = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(65_000, size);
  bytes.writeUInt16BE(65_000, size + 2);
  await expect(examined(bytes)).rejects.toMatchObject({ code: 'FILE_TOO_MANY_PIXELS' });
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(120)])],
  ['a TIFF', () => marked().tiff().toBuffer()],
  ['a TIFF of the other byte order', () => Buffer.concat([Buffer.from('MM\0*'), Buffer.alloc(60)])],
  ['an SVG', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an SVG with a script', () => Buffer.from('<svg onload="alert(1)"/>')],
  ['an archive', () => Buffer.from('PK\u0003\u0004')],
  ['a video', () => VIDEO],
  ['a page with a PDF in it', () => Buffer.concat([Buffer.from('<p>'), aPdf()])],
])('does not accept %s', async (_, make) => {
  expect(detectFileType(await make())).toBe(null);
});
