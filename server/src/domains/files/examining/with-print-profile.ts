import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** CGATS 001, the American standard for print on coated paper, which most programs assume. CC0. */
const PROFILE = 'pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc';
const START_OF_JPEG = 2;
/** APP2, the marker of a segment with a color profile. The label says that it is part one of one. */
const MARKER = Buffer.from([0xff, 0xe2]);
const LABEL = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');

/** Adds a profile to a CMYK JPEG that has none, because a plain conversion changes its colors visibly. */
export const withPrintProfile = (jpeg: Buffer): Buffer => {
  const profile = readFileSync(createRequire(import.meta.url).resolve(PROFILE));
  const size = Buffer.alloc(2);
  size.writeUInt16BE(size.length + LABEL.length + profile.length);
  return Buffer.concat([
    jpeg.subarray(0, START_OF_JPEG),
    MARKER,
    size,
    LABEL,
    profile,
    jpeg.subarray(START_OF_JPEG),
  ]);
};
