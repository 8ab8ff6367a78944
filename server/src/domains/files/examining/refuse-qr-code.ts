import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { createBusyFailure, fail } from '../../../failure.ts';
import { listUnattachedFiles } from '../queries.ts';
import { rethrowAsUnavailable } from '../receiving/as-unavailable.ts';
import { getExaminingQueue } from './examining-queue.ts';
import { runInThread } from './in-thread.ts';
import type { Frame } from './qr-code-worker.ts';
import { SearchResults } from './search-results.ts';

/**
 * The sizes at which to search a picture, by its longest side in pixels: large codes are easier to find in
 * a small picture, small codes in a large one.
 */
const SIDES = [1_600, 1_000, 500] as const;
const TIME_LIMIT_MS = 30_000;

const extractFrames = async (picture: Uint8Array): Promise<Frame[]> => {
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
    // Continues with the resized picture, so that the large picture is decoded only once.
    source = sharp(data, { raw: { width, height, channels: 3 } });
  }
  return frames;
};

/**
 * Throws CONTACT_NOT_ALLOWED if a picture shows a QR code (docs/product/files.md, "QR codes"), and BUSY if
 * it cannot be checked now. Must be called within the processing queue.
 */
export const rejectQrCode = async (picture: Uint8Array): Promise<void> => {
  const showsCode = await runInThread<boolean>(
    'qr-code-worker',
    await extractFrames(picture),
    TIME_LIMIT_MS,
  );
  if (showsCode === null) throw createBusyFailure(5);
  if (showsCode) fail('CONTACT_NOT_ALLOWED', { field: 'fileId' });
};

const results = new SearchResults<void>();

/**
 * Rejects an unattached upload of this user if it shows a QR code, with the errors of `rejectQrCode`;
 * ignores other files, because attaching them fails anyway. Also throws TOO_MANY_UPLOADS, because the
 * search uses the owner's processing time, and FILES_UNAVAILABLE if the store fails.
 */
export const rejectUploadWithQrCode = async (
  deps: Deps,
  ownerId: UserId,
  fileId: FileId,
): Promise<void> => {
  const ownUpload = async () => (await listUnattachedFiles(deps.db, ownerId, [fileId]))[0];
  const upload = await ownUpload();
  if (!upload) return;
  const search = async (): Promise<void> => {
    // Reads the upload again, because a concurrent request may have attached it in the meantime.
    const file = await ownUpload();
    if (file?.type !== 'image/webp') return;
    const bytes = await deps.files.get(file.key);
    if (bytes) await rejectQrCode(bytes);
  };
  const queue = getExaminingQueue(deps);
  const now = deps.clock.now();
  queue.requireTime(ownerId, now);
  try {
    await results.find(upload.key, () => queue.run(ownerId, now, search));
  } catch (error) {
    rethrowAsUnavailable(deps, error);
  }
};
