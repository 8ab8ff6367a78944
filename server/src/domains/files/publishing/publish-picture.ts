import { createHash, randomBytes } from 'node:crypto';
import {
  type Cut,
  cutFits,
  cutHeight,
  PICTURE_SHAPES,
  type PublicPicture,
} from '@tomoguide/contract/files/public-pictures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { laneOf } from '../examining/lane.ts';
import { refuseCode } from '../examining/refuse-code.ts';
import { unattachedFiles } from '../queries.ts';
import { asUnavailable } from '../receiving/as-unavailable.ts';
import { pictureKey } from './public-pictures.ts';

const QUALITY = 82;
/** A picture that takes longer to cut was made to. */
const SECONDS = 10;
/** A picture whose files are there for so long, and that nothing shows, is shown by nothing any more. */
export const SHOWN_WITHIN = { hours: 1 } as const;

interface Publishing {
  ownerId: UserId;
  fileId: FileId;
  kind: PublicPicture;
  cut: Cut;
  /**
   * Sets what takes the picture away again where nothing shows it `SHOWN_WITHIN`; done before the first
   * of its files is stored, so that none is left for ever, whatever ends the program in between.
   */
  forget: (name: string) => Promise<void>;
}

/**
 * Of this person alone, so that what one takes away is not another's, too. It is a new one each time, so
 * that taking a former one away never takes one in use, or one that is about to be; before that stands
 * what was cut, by which `isSameCut` tells that the same comes again.
 */
const nameFor = ({ ownerId, kind, cut }: Publishing, bytes: Uint8Array): string => {
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([kind, cut]))
    .digest('hex');
  return `u${ownerId}-${hash.slice(0, 16)}${randomBytes(4).toString('hex')}`;
};

const cutOf = (name: string): string | undefined => /^u\d+-[0-9a-f]{16}/.exec(name)?.[0];

/** Whether two published pictures are the same part of the same upload. */
export const isSameCut = (name: string, other: string): boolean =>
  name === other || (cutOf(name) !== undefined && cutOf(name) === cutOf(other));

/** The sizes, each with its width in pixels; the largest last. */
const cutSizes = async ({ kind, cut }: Publishing, bytes: Buffer) => {
  const { default: sharp } = await import('sharp');
  const part = { left: cut.x, top: cut.y, width: cut.width, height: cutHeight(kind, cut.width) };
  const sizes: { width: number; made: Buffer }[] = [];
  for (const width of PICTURE_SHAPES[kind].widths) {
    const made = await sharp(bytes)
      .extract(part)
      .resize({ width, height: cutHeight(kind, width), fit: 'fill' })
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
    sizes.push({ width, made });
  }
  const largest = sizes.at(-1);
  if (largest) await refuseCode(largest.made);
  return sizes;
};

/**
 * Cuts an upload of this person into the sizes of a public picture and stores them. The upload itself
 * stays private, and is erased as one that is not used. FILES_UNKNOWN where it is not theirs or is no
 * picture, CUT_INVALID where the cut is not within it, CONTACT_NOT_ALLOWED where it shows a QR code,
 * TOO_MANY_UPLOADS, FILES_UNAVAILABLE where the store fails, BUSY.
 * @returns its name
 */
export const publishPicture = async (deps: Deps, given: Publishing): Promise<string> => {
  const { ownerId, fileId, kind, cut } = given;
  const [file] = await unattachedFiles(deps.db, ownerId, [fileId]);
  const { width, height } = file ?? {};
  if (!file || !width || !height) return fail('FILES_UNKNOWN', { field: 'fileId' });
  if (!cutFits(kind, cut, { width, height })) return fail('CUT_INVALID', { field: 'cut' });
  try {
    const bytes = (await deps.files.get(file.key)) ?? fail('FILES_UNKNOWN', { field: 'fileId' });
    const name = nameFor(given, bytes);
    const lane = laneOf(deps);
    lane.requireTime(ownerId, deps.clock.now());
    const sizes = await lane.run(ownerId, deps.clock.now(), () => cutSizes(given, bytes));
    await given.forget(name);
    for (const { width, made } of sizes) await deps.files.put(pictureKey(kind, name, width), made);
    return name;
  } catch (error) {
    return asUnavailable(deps, error);
  }
};

/** Takes a published picture away by its name, in all its sizes; drawings of the demo stay. */
export const withdrawPicture = async (
  deps: Pick<Deps, 'files'>,
  kind: PublicPicture,
  name: string | null,
): Promise<void> => {
  if (!name || !/^u\d+-/.test(name)) return;
  for (const width of PICTURE_SHAPES[kind].widths)
    await deps.files.remove(pictureKey(kind, name, width));
};
