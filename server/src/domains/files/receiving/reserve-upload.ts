import { randomUUID } from 'node:crypto';
import { UNATTACHED_HOURS, UNATTACHED_MAX } from '@tomoguide/contract/files/bounds';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockUploads, unattachedOf } from '../queries.ts';
import { type FileRow, files } from '../tables.ts';

/**
 * A row for an upload that is about to arrive: uploads that are never used cost the house something, so
 * each counts from its first byte on. TOO_MANY_UPLOADS, with when the oldest of them is erased.
 */
export const reserveUpload = (deps: Deps, ownerId: UserId): Promise<Pick<FileRow, 'id' | 'key'>> =>
  inTransaction(deps.db, async (tx) => {
    await lockUploads(tx, ownerId);
    const now = deps.clock.now();
    const { count, oldest } = await unattachedOf(tx, ownerId);
    if (count >= UNATTACHED_MAX) {
      const erased = (oldest ?? now).add({ hours: UNATTACHED_HOURS });
      const retryAfterSeconds = Math.max(1, Math.ceil(erased.since(now).total('seconds')));
      fail('TOO_MANY_UPLOADS', { retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) });
    }
    const [row] = await tx
      .insert(files)
      .values({ ownerId, state: 'arriving', key: `private/${randomUUID()}`, createdAt: now })
      .returning({ id: files.id, key: files.key });
    if (!row) throw new Error('the upload was not written');
    return row;
  });
