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
 * it. Also fails with FILES_UNAVAILABLE where the store fails.
 */
export const refuseUploadWithCode = async (
  deps: Deps,
  ownerId: UserId,
  fileId: FileId,
): Promise<void> => {
  const look = async (): Promise<void> => {
    // Asked once its turn has come: of the same picture sent many times, all but the first are attached by then.
    const [file] = await unattachedFiles(deps.db, ownerId, [fileId]);
    if (file?.type !== 'image/webp') return;
    const bytes = await deps.files.get(file.key);
    if (bytes) await refuseCode(bytes);
  };
  try {
    await laneOf(deps).run(ownerId, deps.clock.now(), look);
  } catch (error) {
    asUnavailable(deps, error);
  }
};
