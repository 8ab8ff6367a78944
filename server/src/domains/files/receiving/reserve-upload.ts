import { randomUUID } from 'node:crypto';
import { UNATTACHED_HOURS, UNATTACHED_MAX } from '@tomoguide/contract/files/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { failUntil } from '../../../failure.ts';
import { lockUploads, unattachedOf } from '../queries.ts';
import { type FileRow, files } from '../tables.ts';

/** Returns the file stored under this key. Replaces an attempt that is still arriving. */
const arrivedUnder = async (
  tx: Tx,
  ownerId: UserId,
  uploadKey: string,
): Promise<FileRow | undefined> => {
  const sameKey = and(eq(files.ownerId, ownerId), eq(files.uploadKey, uploadKey));
  await tx
    .update(files)
    .set({ state: 'erasing' })
    .where(and(sameKey, eq(files.state, 'arriving')));
  const [row] = await tx
    .select()
    .from(files)
    .where(and(sameKey, eq(files.state, 'kept')));
  return row;
};

/**
 * Inserts a row for an upload that is about to arrive, or returns the file that an earlier attempt stored.
 * Unused uploads take space, so each one counts from its first byte. Throws TOO_MANY_UPLOADS with the time
 * when the oldest is deleted.
 */
export const reserveUpload = (
  deps: Deps,
  ownerId: UserId,
  uploadKey: string | null,
): Promise<FileRow> =>
  inTransaction(deps.db, async (tx) => {
    await lockUploads(tx, ownerId);
    const arrived = uploadKey === null ? undefined : await arrivedUnder(tx, ownerId, uploadKey);
    if (arrived) return arrived;
    const now = deps.clock.now();
    const { count, oldest } = await unattachedOf(tx, ownerId);
    if (count >= UNATTACHED_MAX)
      failUntil('TOO_MANY_UPLOADS', (oldest ?? now).add({ hours: UNATTACHED_HOURS }), now);
    const [row] = await tx
      .insert(files)
      .values({
        ownerId,
        state: 'arriving',
        key: `private/${randomUUID()}`,
        uploadKey,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('the upload was not written');
    return row;
  });
