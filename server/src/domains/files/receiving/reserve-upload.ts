import { randomUUID } from 'node:crypto';
import { UNATTACHED_HOURS, UNATTACHED_MAX } from '@tomoguide/contract/files/bounds';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { failUntil } from '../../../failure.ts';
import { lockUploads, unattachedOf } from '../queries.ts';
import { type FileRow, files } from '../tables.ts';

/**
 * Inserts a row for an upload that is about to arrive. Unused uploads cost resources, so each counts from
 * its first byte. Throws TOO_MANY_UPLOADS, with the time when the oldest is deleted.
 */
export const reserveUpload = (deps: Deps, ownerId: UserId): Promise<Pick<FileRow, 'id' | 'key'>> =>
  inTransaction(deps.db, async (tx) => {
    await lockUploads(tx, ownerId);
    const now = deps.clock.now();
    const { count, oldest } = await unattachedOf(tx, ownerId);
    if (count >= UNATTACHED_MAX)
      failUntil('TOO_MANY_UPLOADS', (oldest ?? now).add({ hours: UNATTACHED_HOURS }), now);
    const [row] = await tx
      .insert(files)
      .values({ ownerId, state: 'arriving', key: `private/${randomUUID()}`, createdAt: now })
      .returning({ id: files.id, key: files.key });
    if (!row) throw new Error('the upload was not written');
    return row;
  });
