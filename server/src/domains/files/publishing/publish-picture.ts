import { createHash, randomBytes } from 'node:crypto';
import {
  type Cut,
  calculateCropHeight,
  cropFits,
  PICTURE_SHAPES,
  type PublicPicture,
} from '@tomoguide/contract/files/public-pictures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getExaminingQueue } from '../examining/examining-queue.ts';
import { rejectQrCode } from '../examining/refuse-qr-code.ts';
import { SearchResults } from '../examining/search-results.ts';
import { listUnattachedFiles } from '../queries.ts';
import { rethrowAsUnavailable } from '../receiving/as-unavailable.ts';
import { getPictureKey } from './public-pictures.ts';

const QUALITY = 82;
/** Timeout in seconds; a picture that takes longer to crop is malicious. */
const SECONDS = 10;
/** How long after it is stored a picture is removed if nothing shows it by then. */
export const SHOWN_WITHIN = { hours: 1 } as const;

interface PublishOptions {
  ownerId: UserId;
  fileId: FileId;
  kind: PublicPicture;
  cut: Cut;
  /**
   * Schedules the removal of the picture if nothing shows it within `SHOWN_WITHIN`. Runs before its first
   * file is stored, so that a crash leaves no orphan.
   */
  forget: (name: string) => Promise<void>;
}

/**
 * Returns a name that is unique to this user and publication, so that removing an earlier picture never
 * removes one in use. The name starts with a hash of the crop, by which `isSameCrop` detects duplicates.
 */
const createPictureName = ({ ownerId, kind, cut }: PublishOptions, bytes: Uint8Array): string => {
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([kind, cut]))
    .digest('hex');
  return `u${ownerId}-${hash.slice(0, 16)}${randomBytes(4).toString('hex')}`;
};

const getCrop = (name: string): string | undefined => /^u\d+-[0-9a-f]{16}/.exec(name)?.[0];

/** Returns whether two published pictures are the same crop of the same upload. */
export const isSameCrop = (name: string, other: string): boolean =>
  name === other || (getCrop(name) !== undefined && getCrop(name) === getCrop(other));

interface CutSize {
  /** The width in pixels. */
  width: number;
  made: Buffer;
}

/** Returns the crop in each size of its kind, largest last. */
const cropSizes = async ({ kind, cut }: PublishOptions, bytes: Buffer): Promise<CutSize[]> => {
  const { default: sharp } = await import('sharp');
  const part = {
    left: cut.x,
    top: cut.y,
    width: cut.width,
    height: calculateCropHeight(kind, cut.width),
  };
  const sizes: CutSize[] = [];
  for (const width of PICTURE_SHAPES[kind].widths) {
    const made = await sharp(bytes)
      .extract(part)
      .resize({ width, height: calculateCropHeight(kind, width), fit: 'fill' })
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
    sizes.push({ width, made });
  }
  const largest = sizes.at(-1);
  if (largest) await rejectQrCode(largest.made);
  return sizes;
};

const searched = new SearchResults<CutSize[]>();

/**
 * Crops a user's upload to the sizes of a public picture, stores them and returns the picture's name. The
 * upload itself stays private, and is deleted as unused. Throws FILES_UNKNOWN if it belongs to another user
 * or is not a picture, CUT_INVALID if the crop extends beyond it, CONTACT_NOT_ALLOWED if it shows a QR
 * code, TOO_MANY_UPLOADS, FILES_UNAVAILABLE if the store fails, or BUSY.
 */
export const publishPicture = async (deps: Deps, given: PublishOptions): Promise<string> => {
  const { ownerId, fileId, kind, cut } = given;
  const [file] = await listUnattachedFiles(deps.db, ownerId, [fileId]);
  const { width, height } = file ?? {};
  if (!file || !width || !height) return fail('FILES_UNKNOWN', { field: 'fileId' });
  if (!cropFits(kind, cut, { width, height })) return fail('CUT_INVALID', { field: 'cut' });
  try {
    const bytes = (await deps.files.get(file.key)) ?? fail('FILES_UNKNOWN', { field: 'fileId' });
    const name = createPictureName(given, bytes);
    const queue = getExaminingQueue(deps);
    queue.requireTime(ownerId, deps.clock.now());
    const sizes = await searched.find(`${file.key} ${kind} ${JSON.stringify(cut)}`, () =>
      queue.run(ownerId, deps.clock.now(), () => cropSizes(given, bytes)),
    );
    await given.forget(name);
    for (const { width, made } of sizes)
      await deps.files.put(getPictureKey(kind, name, width), made);
    return name;
  } catch (error) {
    return rethrowAsUnavailable(deps, error);
  }
};

/** Removes all sizes of a published picture. Does not remove the demo's drawings. */
export const unpublishPicture = async (
  deps: Pick<Deps, 'files'>,
  kind: PublicPicture,
  name: string | null,
): Promise<void> => {
  if (!name || !/^u\d+-/.test(name)) return;
  for (const width of PICTURE_SHAPES[kind].widths)
    await deps.files.remove(getPictureKey(kind, name, width));
};
