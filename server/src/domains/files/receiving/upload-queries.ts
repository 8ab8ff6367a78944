import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { type FileRow, files } from '../tables.ts';

/**
 * Returns the file with this idempotency key that is stored or being processed; null if there is none.
 * Marks an attempt as being deleted if it is still arriving, or if its processing began before `abandoned`.
 */
export const findUploadByKey = async (
  tx: Tx,
  ownerId: UserId,
  uploadKey: string,
  abandoned: Temporal.Instant,
): Promise<FileRow | null> => {
  const sameKey = and(eq(files.ownerId, ownerId), eq(files.uploadKey, uploadKey));
  const isAbandoned = and(eq(files.state, 'examining'), lt(files.createdAt, abandoned));
  await tx
    .update(files)
    .set({ state: 'erasing' })
    .where(and(sameKey, or(eq(files.state, 'arriving'), isAbandoned)));
  return firstRow(
    tx
      .select()
      .from(files)
      .where(and(sameKey, inArray(files.state, ['kept', 'examining']))),
  );
};

/** Records that a file has arrived completely; returns null if its row is being deleted. */
export const markExamining = (
  db: Executor,
  id: FileId,
  createdAt: Temporal.Instant,
): Promise<FileRow | null> =>
  firstRow(
    db
      .update(files)
      .set({ state: 'examining', createdAt })
      .where(and(eq(files.id, id), eq(files.state, 'arriving')))
      .returning(),
  );

/** Marks a file as stored; returns null if its row is being deleted. */
export const markStored = (
  db: Executor,
  id: FileId,
  facts: Partial<FileRow>,
): Promise<FileRow | null> =>
  firstRow(
    db
      .update(files)
      .set({ ...facts, state: 'kept' })
      .where(and(eq(files.id, id), inArray(files.state, ['arriving', 'examining'])))
      .returning(),
  );

/** Marks an uploader's unattached file as being deleted; returns null if there is no such file. */
export const markDiscarded = (
  db: Executor,
  ownerId: UserId,
  id: FileId,
): Promise<Pick<FileRow, 'id' | 'key'> | null> =>
  firstRow(
    db
      .update(files)
      .set({ state: 'erasing' })
      .where(
        and(
          eq(files.id, id),
          eq(files.ownerId, ownerId),
          isNull(files.thingId),
          inArray(files.state, ['kept', 'erasing']),
        ),
      )
      .returning({ id: files.id, key: files.key }),
  );

/** Deletes a row whose content has been deleted. */
export const deleteErased = async (db: Executor, id: FileId): Promise<void> => {
  await db.delete(files).where(and(eq(files.id, id), eq(files.state, 'erasing')));
};
