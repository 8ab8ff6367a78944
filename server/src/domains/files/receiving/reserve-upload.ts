import { randomUUID } from 'node:crypto';
import { UNATTACHED_HOURS, UNATTACHED_MAX } from '@tomoguide/contract/files/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { createBusyFailure, failUntil } from '../../../failure.ts';
import { getExaminingQueue } from '../examining/examining-queue.ts';
import { countUnattached, insertFile, lockUploads } from '../queries.ts';
import type { FileRow } from '../tables.ts';
import { EXAMINATION_MS } from './examinations.ts';
import { findUploadByKey } from './upload-queries.ts';

/**
 * Inserts a row for an upload that is about to arrive, or returns the file that an earlier attempt stored.
 * An upload counts as unused from its first byte, because it takes space. Throws TOO_MANY_UPLOADS, with the
 * time of the next allowed upload, if the user has too many unused uploads or has used up the processing
 * time of the current hour, and BUSY if another process is processing the file.
 */
export const reserveUpload = (
  deps: Deps,
  ownerId: UserId,
  uploadKey: string | null,
): Promise<FileRow> =>
  inTransaction(deps.db, async (tx) => {
    await lockUploads(tx, ownerId);
    const now = deps.clock.now();
    const abandoned = now.subtract({ milliseconds: EXAMINATION_MS });
    const arrived =
      uploadKey === null ? null : await findUploadByKey(tx, ownerId, uploadKey, abandoned);
    if (arrived?.state === 'examining') throw createBusyFailure(5);
    if (arrived) return arrived;
    getExaminingQueue(deps).requireTime(ownerId, now);
    const { count, oldest } = await countUnattached(tx, ownerId);
    if (count >= UNATTACHED_MAX)
      failUntil('TOO_MANY_UPLOADS', (oldest ?? now).add({ hours: UNATTACHED_HOURS }), now);
    return insertFile(tx, {
      ownerId,
      state: 'arriving',
      key: `private/${randomUUID()}`,
      uploadKey,
      createdAt: now,
    });
  });
