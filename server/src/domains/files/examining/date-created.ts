import type { Metadata } from 'sharp';

/** Extracts the creation date that cameras and programs write into a file. */

const TIFF = 'Exif\0\0'.length;
/** Exif tags: original date, digitized date, last change, and the directory that contains the first two. */
const TAKEN = 0x9003;
const DIGITISED = 0x9004;
const CHANGED = 0x0132;
const SUB_DIRECTORY = 0x8769;
const ENTRY_BYTES = 12;
const DATE_BYTES = '2026:05:03'.length;

/** Parses a date with any of the usual separators; null if there is no valid date. */
const parseDay = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})[:/.-](\d{2})[:/.-](\d{2})/.exec(text.trim()) ?? [];
  try {
    return year ? Temporal.PlainDate.from(`${year}-${month}-${day}`).toString() : null;
  } catch {
    return null;
  }
};

/**
 * Parses an Exif directory; returns the position of each tag's value. Offsets outside the file read as
 * empty.
 */
const parseExifDirectory = (data: DataView, at: number, little: boolean): Map<number, number> => {
  const entries = new Map<number, number>();
  if (at <= 0 || at + 2 > data.byteLength) return entries;
  const count = Math.min(data.getUint16(at, little), 200);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > data.byteLength) break;
    entries.set(data.getUint16(entry, little), data.getUint32(entry + 8, little));
  }
  return entries;
};

const parseExifDay = (exif: Buffer): string | null => {
  const start = exif.subarray(0, TIFF).toString('latin1') === 'Exif\0\0' ? TIFF : 0;
  const data = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
  if (data.byteLength < 8) return null;
  const little = data.getUint16(0, false) === 0x4949;
  const main = parseExifDirectory(data, data.getUint32(4, little), little);
  const sub = parseExifDirectory(data, main.get(SUB_DIRECTORY) ?? 0, little);
  for (const at of [sub.get(TAKEN), sub.get(DIGITISED), main.get(CHANGED)]) {
    if (at === undefined || at + DATE_BYTES > data.byteLength) continue;
    const text = Buffer.from(data.buffer, data.byteOffset + at, DATE_BYTES).toString('latin1');
    const day = parseDay(text);
    if (day) return day;
  }
  return null;
};

const XMP_DATE =
  /(?:exif:DateTimeOriginal|xmp:CreateDate|photoshop:DateCreated|xmp:ModifyDate)(?:="|>)([^"<]{10})/g;

const parseXmpDay = (xmp: string): string | null => {
  for (const [, text = ''] of xmp.matchAll(XMP_DATE)) {
    const day = parseDay(text);
    if (day) return day;
  }
  return null;
};

/** Returns the creation date that a picture contains, as yyyy-mm-dd; null if it contains none. */
export const findPictureDate = ({ exif, xmp }: Metadata): string | null =>
  (exif && parseExifDay(exif)) ?? (xmp && parseXmpDay(xmp.toString('utf8'))) ?? null;

/**
 * Returns the date of a PDF's creation timestamp, such as `D:20260503101500+09'00'`; null if it is invalid.
 */
export const parsePdfDate = (written: unknown): string | null => {
  const [, year, month, day] = /^(?:D:)?(\d{4})(\d{2})(\d{2})/.exec(String(written ?? '')) ?? [];
  return year ? parseDay(`${year}-${month}-${day}`) : null;
};
