import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { UserId } from '@tomoguide/contract/primitives';
import {
  beforeDeadline,
  Deadline,
  DeadlineExceeded,
  withDeadline,
  withOwnDeadline,
} from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { createBusyFailure, fail } from '../../../failure.ts';
import { examine } from '../examining/examine.ts';
import { deleteFile } from '../queries.ts';
import type { FileRow } from '../tables.ts';
import { rethrowAsUnavailable } from './as-unavailable.ts';
import { EXAMINATION_MS, getExaminations } from './examinations.ts';
import { type Draft, withDraft } from './receive-bytes.ts';
import { reserveUpload } from './reserve-upload.ts';
import { getSmallKey, removeStored } from './stored-sizes.ts';
import { markExamining, markStored } from './upload-queries.ts';

/** The maximum number of concurrent uploads per process: for one user, and in total. */
const MAX_UPLOADS_PER_USER = 3;
const MAX_UPLOADS = 200;

const underWay = new Map<UserId, number>();
let all = 0;

/** Limits concurrent uploads, in total and per user, so that one user's slow uploads do not block others. */
const withSlot = async <Result>(ownerId: UserId, work: () => Promise<Result>): Promise<Result> => {
  const theirs = underWay.get(ownerId) ?? 0;
  if (theirs >= MAX_UPLOADS_PER_USER || all >= MAX_UPLOADS)
    fail('BUSY', undefined, { 'retry-after': '5' });
  underWay.set(ownerId, theirs + 1);
  all += 1;
  try {
    return await work();
  } finally {
    all -= 1;
    const left = (underWay.get(ownerId) ?? 1) - 1;
    if (left === 0) underWay.delete(ownerId);
    else underWay.set(ownerId, left);
  }
};

type UploadRow = Pick<FileRow, 'id' | 'key' | 'ownerId'>;

const store = async (deps: Deps, place: UploadRow, draft: Draft): Promise<FileRow> => {
  const { bytes, small, ...facts } = await examine(deps, place.ownerId, draft);
  await deps.files.put(place.key, bytes);
  if (small) await deps.files.put(getSmallKey(place.key), small);
  const row = await markStored(deps.db, place.id, {
    ...facts,
    hasSmall: small !== null,
    sizeBytes: bytes.length,
    sha256: draft.sha256,
  });
  // If there is no row, the upload took too long and its row was deleted.
  return row ?? fail('FILE_INCOMPLETE');
};

/** Tries to remove an upload; a timer deletes what remains. */
const removeUpload = async (
  deps: Deps,
  { id, key }: Pick<UploadRow, 'id' | 'key'>,
): Promise<void> => {
  await removeStored(deps, key);
  await deleteFile(deps.db, id);
};

/**
 * Receives, processes and stores a file. Calls `onArrival` once the body has arrived completely; from then
 * on, processing has its own timeout.
 */
const receive = (
  deps: Deps,
  ownerId: UserId,
  request: IncomingMessage,
  uploadKey: string | null,
  onArrival: () => void,
): Promise<FileRow> =>
  withSlot(ownerId, async () => {
    const place = await reserveUpload(deps, ownerId, uploadKey);
    if (place.state === 'kept') return place;
    const examineDraft = async (draft: Draft): Promise<FileRow> => {
      // Without an idempotency key, no retry could find the result, so it is processed within the request.
      if (uploadKey === null) return store(deps, place, draft);
      const isCurrent = await markExamining(deps.db, place.id, deps.clock.now());
      if (!isCurrent) fail('FILE_INCOMPLETE');
      onArrival();
      return withDeadline(() => store(deps, place, draft), new Deadline(EXAMINATION_MS));
    };
    const drafts = join(deps.config.dataDir, 'uploads');
    try {
      return await withDraft(drafts, request, examineDraft);
    } catch (error) {
      await withOwnDeadline(() => removeUpload(deps, place)).catch((err) =>
        deps.log.warn({ err, fileId: place.id }, 'what is left of an upload waits for the timer'),
      );
      return rethrowAsUnavailable(deps, error);
    }
  });

/** Waits for the upload to be processed. Throws BUSY at the request's deadline, but processing continues. */
const waitFor = (examination: Promise<FileRow>): Promise<FileRow> =>
  beforeDeadline(examination).catch((error) => {
    throw error instanceof DeadlineExceeded ? createBusyFailure(5) : error;
  });

/**
 * Receives a file: counts its bytes, validates it, re-encodes pictures, and stores it. A rejected or
 * incomplete file leaves nothing behind. A retry of an upload that is still being processed waits for its
 * result (docs/product/files.md, "Uploading").
 */
export const uploadFile = async (
  deps: Deps,
  ownerId: UserId,
  request: IncomingMessage,
  uploadKey: string | null,
): Promise<FileRow> => {
  const arrival = Promise.withResolvers<void>();
  if (uploadKey === null) return receive(deps, ownerId, request, null, arrival.resolve);
  const examinations = getExaminations(deps);
  const running = examinations.find(ownerId, uploadKey);
  if (running) return waitFor(running);
  const upload = receive(deps, ownerId, request, uploadKey, () => {
    examinations.add(ownerId, uploadKey, upload);
    arrival.resolve();
  });
  await Promise.race([arrival.promise, upload]);
  return waitFor(upload);
};
