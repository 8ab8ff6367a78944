import { type FileType, PICTURE_MAX_PIXELS, SMALL_SIDE } from '@tomoguide/contract/files/bounds';
import type { Metadata, OutputInfo, default as Sharp } from 'sharp';
import { fail } from '../../../failure.ts';
import type { Examined } from './examine.ts';
import { ownDateOfPicture } from './own-date.ts';
import { printOf } from './picture-print.ts';

/** What is kept is large enough to read a long receipt, and no larger. */
const KEPT_SIDE = 8_192;
const KEPT_PIXELS = 12_000_000;
const QUALITY = 82;
const SMALL_QUALITY = 74;
/** A picture that takes longer to decode was made to. */
const SECONDS = 10;

type Picture = Pick<Metadata, 'width' | 'height' | 'format'>;

/** The size it is kept in, before it is turned upright. */
const keptSize = ({ width, height }: Picture) => {
  const scale = Math.min(
    1,
    KEPT_SIDE / Math.max(width, height),
    Math.sqrt(KEPT_PIXELS / (width * height)),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

const unreadable = (): never => fail('FILE_UNREADABLE', { field: 'file' });

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

/**
 * Makes a picture anew: nothing of the file that came is kept, not what else it may be besides a
 * picture, nor where and when it was taken. Of a moving one the first picture is kept.
 */
export const examinePicture = async (
  bytes: Buffer,
  type: Exclude<FileType, 'application/pdf'>,
): Promise<Examined> => {
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
  if (`image/${seen.format}` !== type) return unreadable();
  if (seen.width * seen.height > PICTURE_MAX_PIXELS) {
    return fail('FILE_TOO_MANY_PIXELS', { field: 'file' });
  }
  const turned = (seen.orientation ?? 1) >= 5;
  const size = keptSize(seen);
  const made = await sharp(bytes, options)
    .autoOrient()
    .resize({
      width: turned ? size.height : size.width,
      height: turned ? size.width : size.height,
      fit: 'fill',
    })
    .webp({ quality: QUALITY, effort: 3 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
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
