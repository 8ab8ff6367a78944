import {
  HEIC_MAX_PIXELS,
  PICTURE_MAX_PIXELS,
  READABLE_WIDTH,
  SMALL_SIDE,
  STORED_MAX_PIXELS,
} from '@tomoguide/contract/files/figures';
import type { FileType } from '@tomoguide/contract/files/file-types';
import type {
  Metadata,
  OutputInfo,
  Sharp as Pipeline,
  default as Sharp,
  SharpOptions,
} from 'sharp';
import { createBusyFailure, Failure, fail } from '../../../failure.ts';
import { findPictureDate } from './date-created.ts';
import type { Examined } from './examined-file.ts';
import type { Pixels } from './heic-worker.ts';
import { runInThread } from './in-thread.ts';
import { computeFingerprint } from './picture-print.ts';
import { buildUncompressedTiff } from './uncompressed-tiff.ts';
import { withPrintProfile } from './with-print-profile.ts';

type PictureType = Exclude<FileType, 'application/pdf'>;

/** Maximum side length of a WebP picture, in pixels. */
const MAX_SIDE = 16_383;
/**
 * Maximum number of columns into which a long picture is split, arranged from left to right. More columns
 * would take over 110 MB of memory.
 */
const MAX_COLUMNS = 3;
const BETWEEN_COLUMNS = 24;
const QUALITY = 82;
const SMALL_QUALITY = 74;
/** Timeout in seconds. If decoding a picture takes longer, it is malicious, or the machine is busy. */
const SECONDS = 10;

type Picture = Pick<Metadata, 'width' | 'height'>;

/** Returns the size in pixels at which to store a picture, before it is rotated upright. */
export const calculateStoredSize = ({ width, height }: Picture) => {
  const readable = READABLE_WIDTH / Math.min(width, height);
  const scale = Math.min(
    1,
    MAX_SIDE / Math.max(width, height),
    Math.max(readable, Math.sqrt(STORED_MAX_PIXELS / (width * height))),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

interface Columns {
  /** The width of each column, in pixels. */
  width: number;
  /** The height of the whole picture before it is split, in pixels. */
  height: number;
  count: number;
}

/**
 * Returns how to split an upright picture that would be unreadable in one piece; null if it needs no
 * columns or cannot contain text.
 */
export const planColumns = ({ width, height }: Picture): Columns | null => {
  const wide = Math.min(width, READABLE_WIDTH);
  const tall = Math.round((height * wide) / width);
  const count = Math.ceil(tall / MAX_SIDE);
  return count > 1 && count <= MAX_COLUMNS ? { width: wide, height: tall, count } : null;
};

const failAsUnreadable = (): never => fail('FILE_UNREADABLE', { field: 'file' });

/** Throws BUSY if sharp timed out, because a timeout does not mean that the picture is unreadable. */
const rethrowAsBusy = (error: unknown): never => {
  if (error instanceof Error && error.message.startsWith('timeout:')) throw createBusyFailure(5);
  throw error;
};

/**
 * Rethrows failures such as BUSY. Throws FILE_UNREADABLE for any other error, because an error from sharp
 * means that the picture is unreadable.
 */
const throwUnreadable = (error: unknown): never => {
  if (error instanceof Failure) throw error;
  return failAsUnreadable();
};

/** Splits a picture, given as rows of pixels, into columns and places them side by side. */
const splitIntoColumns = (
  sharp: typeof Sharp,
  { data, info: { channels } }: { data: Buffer; info: OutputInfo },
  { width, height, count }: Columns,
): Pipeline => {
  const rows = Math.ceil(height / count);
  const pieces = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * rows, Math.min((index + 1) * rows, height)];
    return {
      input: data.subarray(from * width * channels, to * width * channels),
      raw: { width, height: to - from, channels },
      left: index * (width + BETWEEN_COLUMNS),
      top: 0,
    };
  });
  const wide = count * width + (count - 1) * BETWEEN_COLUMNS;
  return sharp({
    create: { width: wide, height: rows, channels: 3, background: '#ffffff' },
  }).composite(pieces);
};

/** Creates the downscaled version for lists and conversations, which has about a tenth of the bytes. */
const shrink = async (
  sharp: typeof Sharp,
  { data, info }: { data: Buffer; info: OutputInfo },
): Promise<Buffer | null> =>
  Math.max(info.width, info.height) <= SMALL_SIDE
    ? null
    : sharp(data)
        .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' })
        .webp({ quality: SMALL_QUALITY, effort: 3 })
        .timeout({ seconds: SECONDS })
        .toBuffer()
        .catch(rethrowAsBusy);

/** The end marker of a JPEG, which some phones and messengers omit. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Returns sharp's name for the picture type; HEIC and AVIF have the same name. */
const getFormat = (type: PictureType): string =>
  type === 'image/heic' || type === 'image/avif' ? 'heif' : type.slice('image/'.length);

/**
 * Re-encodes a picture, which removes hidden content and the location and time of the photo. Keeps only the
 * first frame of an animation. Throws FILE_UNREADABLE, FILE_TOO_MANY_PIXELS or BUSY.
 */
export const examinePicture = async (given: Buffer, type: PictureType): Promise<Examined> => {
  // Loaded on demand, because sharp takes 14 MB of memory.
  const { default: sharp } = await import('sharp');
  const options = {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    // Lets sharp decode rows as it needs them.
    sequentialRead: true,
  } as const;
  // Reads only the header, so that a picture crafted to exhaust memory can be rejected before it is
  // decoded.
  const seen = await sharp(given, { ...options, limitInputPixels: false })
    .metadata()
    .catch(failAsUnreadable);
  if (seen.format !== getFormat(type)) return failAsUnreadable();
  // Neither the file name nor the brand reveals HEIC compression, so the HEIC decoder is tried second.
  const mayBeHeic = seen.compression === 'hevc';
  if (seen.width * seen.height > (mayBeHeic ? HEIC_MAX_PIXELS : PICTURE_MAX_PIXELS))
    return fail('FILE_TOO_MANY_PIXELS', { field: 'file' });
  const isForPrint = type === 'image/jpeg' && seen.space === 'cmyk' && !seen.icc;
  const bytes = isForPrint ? withPrintProfile(given) : given;
  const turned = (seen.orientation ?? 1) >= 5;
  const size = calculateStoredSize(seen);
  const columns = planColumns(turned ? { width: seen.height, height: seen.width } : seen);
  const resizeUpright = (source: Buffer, how: SharpOptions) =>
    sharp(source, how)
      .autoOrient()
      .resize({
        width: columns?.width ?? (turned ? size.height : size.width),
        height: columns?.height ?? (turned ? size.width : size.height),
        fit: 'fill',
      })
      .timeout({ seconds: SECONDS });
  const cut = async (picture: Pipeline, into: Columns) => {
    const whole = picture.flatten({ background: '#ffffff' }).toColourspace('srgb').raw();
    return splitIntoColumns(sharp, await whole.toBuffer({ resolveWithObject: true }), into);
  };
  const encode = async (source: Buffer, how: SharpOptions = options) => {
    const picture = resizeUpright(source, how);
    return (columns ? await cut(picture, columns) : picture)
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
  };
  const fallback = async (error: unknown) => {
    if (error instanceof Failure) throw error;
    if (mayBeHeic) {
      const pixels = await runInThread<Pixels>('heic-worker', bytes, SECONDS * 1_000);
      return pixels ? encode(buildUncompressedTiff(pixels, seen.icc)) : failAsUnreadable();
    }
    // Adds the missing end marker and tries again; for a JPEG that has an end marker, missing image data is
    // an error.
    if (type === 'image/jpeg')
      return encode(Buffer.concat([bytes, END_OF_JPEG]), { ...options, failOn: 'warning' });
    return failAsUnreadable();
  };
  const made = await encode(bytes)
    .catch(rethrowAsBusy)
    .catch(fallback)
    .catch(rethrowAsBusy)
    .catch(throwUnreadable);
  return {
    bytes: made.data,
    small: await shrink(sharp, made),
    type: 'image/webp',
    width: made.info.width,
    height: made.info.height,
    pages: null,
    ...(await computeFingerprint(sharp, made.data)),
    ownDate: findPictureDate(seen),
  };
};
