import type { FileType } from '@tomoguide/contract/files/file-types';

const toAsciiBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The signature of each file type, as byte offsets with the bytes expected there. */
const BEGINNINGS: readonly (readonly [FileType, readonly (readonly [number, number[]])[]])[] = [
  ['image/jpeg', [[0, [0xff, 0xd8, 0xff]]]],
  ['image/png', [[0, [0x89, ...toAsciiBytes('PNG\r\n'), 0x1a, 0x0a]]]],
  ['image/gif', [[0, toAsciiBytes('GIF87a')]]],
  ['image/gif', [[0, toAsciiBytes('GIF89a')]]],
  [
    'image/webp',
    [
      [0, toAsciiBytes('RIFF')],
      [8, toAsciiBytes('WEBP')],
    ],
  ],
];

/** Container brands that identify the codec. */
const AVIF = /^avi[fs]$/;
const HEIC = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** HEIC and AVIF start with a box of compatible brands. */
const detectHeifType = (bytes: Uint8Array): FileType | null => {
  const text = (at: number, end: number) => Buffer.from(bytes.subarray(at, end)).toString('latin1');
  if (text(4, 8) !== 'ftyp') return null;
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256);
  const brands = (text(8, 12) + text(16, end)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF.test(brand))) return 'image/avif';
  return brands.some((brand) => HEIC.test(brand)) ? 'image/heic' : null;
};

/**
 * The PDF header must begin within this many bytes of the start of the file, because banks and mail
 * programs prepend a byte order mark or line breaks.
 */
const PDF_WITHIN = 1_024;

/**
 * Returns whether the file is a PDF. Rejects a file with HTML before the PDF header, because it would be a
 * polyglot.
 */
const isPdf = (bytes: Uint8Array): boolean => {
  const [before = '', found] = Buffer.from(bytes.subarray(0, PDF_WITHIN))
    .toString('latin1')
    .split('%PDF-', 2);
  return found !== undefined && !before.includes('<');
};

/** Returns the file type of these bytes, ignoring the file name; null if the type is not supported. */
export const detectFileType = (bytes: Uint8Array): FileType | null => {
  const begins = (at: number, expected: readonly number[]): boolean =>
    expected.every((byte, index) => bytes[at + index] === byte);
  const found = BEGINNINGS.find(([, marks]) =>
    marks.every(([at, expected]) => begins(at, expected)),
  );
  return found?.[0] ?? detectHeifType(bytes) ?? (isPdf(bytes) ? 'application/pdf' : null);
};
