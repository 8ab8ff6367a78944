import encodeQR from 'qr';
import sharp from 'sharp';

/** Small real files for tests, of each accepted type. */

/**
 * Draws a picture in one color with a stripe whose position depends on `seed`, so that no two seeds look
 * alike.
 */
const drawPicture = (seed = 0, width = 320, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#fafafa' } }).composite([
    {
      input: {
        create: { width: Math.round(width / 4), height: 40, channels: 3, background: '#222222' },
      },
      left: (seed * 37) % Math.round(width * 0.7),
      top: (seed * 53) % (height - 40),
    },
  ]);

export const aPicture = (
  type: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg',
  seed = 0,
): Promise<Buffer> => drawPicture(seed).toFormat(type).toBuffer();

/**
 * Returns a photo of 1,200 by 900 pixels that contains a QR code, a sixth of the photo's width, rotated by
 * `degrees`.
 */
export const aPictureWithCode = async (degrees = 12): Promise<Buffer> => {
  const modules = encodeQR('https://line.me/ti/p/Ab12Cd34Ef', 'raw', { border: 4 });
  const rows = modules.map((row) => row.map((dark) => (dark ? 0 : 255)));
  const side = rows.length;
  const code = await sharp(Buffer.from(rows.flat()), {
    raw: { width: side, height: side, channels: 1 },
  })
    .resize({ width: 200, height: 200, kernel: 'nearest' })
    .rotate(degrees, { background: '#fafafa' })
    .png()
    .toBuffer();
  return drawPicture(3, 1_200, 900)
    .composite([{ input: code, left: 640, top: 40 }])
    .jpeg()
    .toBuffer();
};

/** Returns a screenshot of a long chat. */
export const aLongScreenshot = (): Promise<Buffer> => drawPicture(4, 1_080, 8_000).png().toBuffer();

/** Returns a picture that is large enough for every kind of public picture. */
export const aLargePicture = (): Promise<Buffer> => drawPicture(0, 900, 700).jpeg().toBuffer();

/** Returns a JPEG with EXIF data about when and where it was taken. */
export const aPictureTakenOn = (day: string, seed = 0): Promise<Buffer> =>
  drawPicture(seed)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody', DateTime: `${day.replaceAll('-', ':')} 10:20:30` },
      IFD3: { GPSLatitude: '35/1 41/1 22/1' },
    })
    .toBuffer();

/**
 * Returns a PDF with this many empty pages, created on `day`. `carries` is added to its catalog, for
 * example scripts.
 */
export const aPdf = ({ pages = 1, day = '2026-05-10', carries = '' } = {}): Buffer => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${carries} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /CreationDate (D:${day.replaceAll('-', '')}101500+09'00') >>`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>',
    ),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/**
 * Returns a HEIC of 96 by 64 pixels in rgb(200, 16, 46) with the Display P3 profile. It was drawn with
 * sharp, which cannot write HEIC, and compressed with `heif-enc -q 90`.
 */
export const aRedHeic = (): Buffer =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAy9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
      'AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAANTAAEAAAAAAAAAIQAAACNpaW5mAAAAAAABAAAAFWluZmUC',
      'AAAAAAEAAGh2YzEAAAACr2lwcnAAAAKQaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw',
      'AAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB',
      'crAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAB7GNvbHJwcm9mAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAd',
      'YWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5kguKocouKP/clPrmS7iTWrgAAAAAAAAAA',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAs',
      'clhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAg',
      'bWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFAAMwBDbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAA',
      'WFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7of///k4AAAOaAADAFFhZWiAAAAAA',
      'AACD3wAAPb8AAAAAWFlaIAAAAAAAAEq/AACxNwAACrVYWVogAAAAAAAAKDgAABEKAADIeHBhcmEAAAAAAAMAAAACZmkAAPKn',
      'AAANWQAAE9AAAApbAAAAEHBpeGkAAAAAAwgICAAAABdpcG1hAAAAAAAAAAEAAQSBAoOEAAAAKW1kYXQAAAAdKAGvBjha/P03',
      '+K3v//+FG+h/h7yqvEJj73yvd+A=',
    ].join(''),
    'base64',
  );

/** Encodes a number as in an ICC profile (s15Fixed16). */
const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};
/** Creates an ICC profile with three primaries (X, Y, Z under D50) and a gamma. */
const profile = (primaries: readonly (readonly number[])[], gamma: number): Buffer => {
  const xyz = (values: readonly number[]) =>
    Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(fixed)]);
  const curve = Buffer.concat([Buffer.from('curv\0\0\0\0\0\0\0\u0001'), Buffer.alloc(4)]);
  curve.writeUInt16BE(Math.round(gamma * 256), 12);
  const name = Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\u0002A\0'), Buffer.alloc(78)]);
  const tags: [string, Buffer][] = [
    ['desc', name],
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ...primaries.map((values, index): [string, Buffer] => [`${'rgb'[index]}XYZ`, xyz(values)]),
    ...[...'rgb'].map((letter): [string, Buffer] => [`${letter}TRC`, curve]),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  for (const [index, [tag, bytes]] of tags.entries()) {
    table.write(tag, 4 + index * 12, 'latin1');
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(bytes.length, 12 + index * 12);
    at += bytes.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02_40_00_00, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  Buffer.concat([0.9642, 1, 0.8249].map(fixed)).copy(header, 68);
  return Buffer.concat([header, table, ...tags.map(([, bytes]) => bytes)]);
};
/** The color profile of cameras that are set to Adobe RGB. */
export const ADOBE_RGB = profile(
  [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  2.199_22,
);
