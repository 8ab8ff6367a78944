import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { busy, fail } from '../../../failure.ts';
import { unattachedFiles } from '../queries.ts';
import { asUnavailable } from '../receiving/as-unavailable.ts';
import type { Frame } from './code-worker.ts';
import { readInThread } from './in-thread.ts';
import { laneOf } from './lane.ts';

/** Longest sides in pixels: a large code is found best in few pixels, a small one in many. */
const SIDES = [1_600, 1_000, 500] as const;
const LONGEST_MS = 10_000;

const framesOf = async (picture: Uint8Array): Promise<Frame[]> => {
  const { default: sharp } = await import('sharp');
  const frames: Frame[] = [];
  let source = sharp(picture).flatten({ background: '#fff' }).toColourspace('srgb');
  for (const side of SIDES) {
    const { data, info } = await source
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    frames.push({ width, height, data });
    // The large picture is decoded once.
    source = sharp(data, { raw: { width, height, channels: 3 } });
  }
  return frames;
};

/**
 * CONTACT_NOT_ALLOWED where a picture shows a QR code (docs/product/files.md, "QR codes"); BUSY where that
 * cannot be told now. Call it within the lane.
 */
export const refuseCode = async (picture: Uint8Array): Promise<void> => {
  const showsCode = await readInThread<boolean>('code-worker', await framesOf(picture), LONGEST_MS);
  if (showsCode === null) throw busy(5);
  if (showsCode) fail('CONTACT_NOT_ALLOWED', { field: 'fileId' });
};

/**
 * The same for an upload of this person that belongs to nothing yet; any other is left to whoever attaches
 * it. Also fails with TOO_MANY_UPLOADS, as the search takes time of the owner's hour, and with
 * FILES_UNAVAILABLE where the store fails.
 */
export const refuseUploadWithCode = async (
  deps: Deps,
  ownerId: UserId,
  fileId: FileId,
): Promise<void> => {
  const unused = async () => (await unattachedFiles(deps.db, ownerId, [fileId]))[0];
  if (!(await unused())) return;
  const look = async (): Promise<void> => {
    // Asked again: of one picture sent many times at once, the first was attached before the others' turn.
    const file = await unused();
    if (file?.type !== 'image/webp') return;
    const bytes = await deps.files.get(file.key);
    if (bytes) await refuseCode(bytes);
  };
  const lane = laneOf(deps);
  const now = deps.clock.now();
  lane.requireTime(ownerId, now);
  try {
    await lane.run(ownerId, now, look);
  } catch (error) {
    asUnavailable(deps, error);
  }
};
