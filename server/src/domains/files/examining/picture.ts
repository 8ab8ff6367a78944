import {
  type FileType,
  HEIC_MAX_PIXELS,
  PICTURE_MAX_PIXELS,
  SMALL_SIDE,
} from '@tomoguide/contract/files/bounds';
import type {
  Metadata,
  OutputInfo,
  Sharp as Pipeline,
  default as Sharp,
  SharpOptions,
} from 'sharp';
import { Failure, fail } from '../../../failure.ts';
import type { Examined } from './examine.ts';
import type { Pixels } from './heic-worker.ts';
import { readInThread } from './in-thread.ts';
import { ownDateOfPicture } from './own-date.ts';
import { printOf } from './picture-print.ts';
import { uncompressedTiff } from './uncompressed-tiff.ts';

type PictureType = Exclude<FileType, 'application/pdf'>;

/** Pixels of a picture that is kept, whatever its shape. */
const KEPT_PIXELS = 12_000_000;
/** Of a long screenshot more is kept where it would get narrower than this: words stay readable. */
const READABLE_WIDTH = 750;
/** WebP has no longer side. */
const LONGEST_SIDE = 16_383;
/**
 * A picture that is longer at that width is set in columns, from left to right. More of them than this would
 * hold more than 110 MB of pixels in memory.
 */
const MOST_COLUMNS = 3;
const BETWEEN_COLUMNS = 24;
const QUALITY = 82;
const SMALL_QUALITY = 74;
/** A picture that takes longer to decode was made to. */
const SECONDS = 10;

type Picture = Pick<Metadata, 'width' | 'height'>;

/** The size in pixels that it is kept in, before it is turned upright. */
export const keptSize = ({ width, height }: Picture) => {
  const readable = READABLE_WIDTH / Math.min(width, height);
  const scale = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.max(readable, Math.sqrt(KEPT_PIXELS / (width * height))),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

interface Columns {
  /** Of each column. */
  width: number;
  /** Of the whole picture, before it is cut. */
  height: number;
  count: number;
}

/** How an upright picture is cut that one column cannot hold readably; null: it need not be, or is none to read. */
export const columnsOf = ({ width, height }: Picture): Columns | null => {
  const wide = Math.min(width, READABLE_WIDTH);
  const tall = Math.round((height * wide) / width);
  const count = Math.ceil(tall / LONGEST_SIDE);
  return count > 1 && count <= MOST_COLUMNS ? { width: wide, height: tall, count } : null;
};

const unreadable = (): never => fail('FILE_UNREADABLE', { field: 'file' });

/** A refusal of ours stays, such as BUSY; what sharp says is that it cannot read it. */
const failed = (error: unknown): never => {
  if (error instanceof Failure) throw error;
  return unreadable();
};

/** A picture in rows of pixels, cut into columns beside each other. */
const inColumns = (
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

/** For lists and conversations, where many pictures stand: a tenth of the bytes. */
const smallOf = async (
  sharp: typeof Sharp,
  { data, info }: { data: Buffer; info: OutputInfo },
): Promise<Buffer | null> =>
  Math.max(info.width, info.height) <= SMALL_SIDE
    ? null
    : sharp(data)
        .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' })
        .webp({ quality: SMALL_QUALITY, effort: 3 })
        .timeout({ seconds: SECONDS })
        .toBuffer();

/** Where the end mark of a JPEG is missing, as some phones and messengers leave it out. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** The name that sharp has for it. HEIC and AVIF are one family to it. */
const formatOf = (type: PictureType): string =>
  type === 'image/heic' || type === 'image/avif' ? 'heif' : type.slice('image/'.length);

/**
 * Makes a picture anew: nothing of the file that came is kept, not what else it may be besides a
 * picture, nor where and when it was taken. Of a moving one the first picture is kept.
 * FILE_UNREADABLE, FILE_TOO_MANY_PIXELS, BUSY.
 */
export const examinePicture = async (bytes: Buffer, type: PictureType): Promise<Examined> => {
  // 14 MB of memory that a process without uploads does not spend.
  const { default: sharp } = await import('sharp');
  const options = {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    // Rows are decoded as they are needed.
    sequentialRead: true,
  } as const;
  // The header alone is read here: a picture made to fill memory gets no further.
  const seen = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (seen.format !== formatOf(type)) return unreadable();
  // Neither name nor brand tells whether it is compressed as HEIC: the decoder of HEIC is tried second.
  const mayBeHeic = seen.compression === 'hevc';
  if (seen.width * seen.height > (mayBeHeic ? HEIC_MAX_PIXELS : PICTURE_MAX_PIXELS))
    return fail('FILE_TOO_MANY_PIXELS', { field: 'file' });
  const turned = (seen.orientation ?? 1) >= 5;
  const size = keptSize(seen);
  const columns = columnsOf(turned ? { width: seen.height, height: seen.width } : seen);
  const upright = (source: Buffer, how: SharpOptions) =>
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
    return inColumns(sharp, await whole.toBuffer({ resolveWithObject: true }), into);
  };
  const make = async (source: Buffer, how: SharpOptions = options) => {
    const picture = upright(source, how);
    return (columns ? await cut(picture, columns) : picture)
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
  };
  const otherwise = async () => {
    if (mayBeHeic) {
      const pixels = await readInThread<Pixels>('heic-worker', bytes, SECONDS * 1_000);
      return pixels ? make(uncompressedTiff(pixels, seen.icc)) : unreadable();
    }
    // With its end mark, nothing of the picture itself may be missing.
    if (type === 'image/jpeg')
      return make(Buffer.concat([bytes, END_OF_JPEG]), { ...options, failOn: 'warning' });
    return unreadable();
  };
  const made = await make(bytes).catch(otherwise).catch(failed);
  return {
    bytes: made.data,
    small: await smallOf(sharp, made),
    type: 'image/webp',
    width: made.info.width,
    height: made.info.height,
    pages: null,
    ...(await printOf(sharp, made.data)),
    ownDate: ownDateOfPicture(seen),
  };
};
