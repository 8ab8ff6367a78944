import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { createKeyQueries } from '../../database/by-key.ts';
import { isAnyOf } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { FileThing } from './ports.ts';
import { type FileRow, files } from './tables.ts';

export const {
  find: fileById,
  insert: insertFile,
  remove: deleteFile,
} = createKeyQueries(files, 'id');

const isUnattachedOf = (ownerId: UserId) => and(eq(files.ownerId, ownerId), isNull(files.thingId));

/** Locks a user's uploads until the transaction ends, so that they can be counted. */
export const lockUploads = async (tx: Tx, ownerId: UserId): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(4714, ${ownerId})`);
};

/** Returns how many unattached uploads a user has, and when the oldest of them began. */
export const countUnattached = async (
  db: Executor,
  ownerId: UserId,
): Promise<{ count: number; oldest: Temporal.Instant | null }> => {
  const own = isUnattachedOf(ownerId);
  const [counted] = await db.select({ count: count() }).from(files).where(own);
  const [oldest] = await db
    .select({ createdAt: files.createdAt })
    .from(files)
    .where(own)
    .orderBy(asc(files.createdAt))
    .limit(1);
  return { count: counted?.count ?? 0, oldest: oldest?.createdAt ?? null };
};

/** Locks and returns those of the given files that their uploader can still attach. */
export const lockUnattached = (
  tx: Tx,
  ownerId: UserId,
  ids: readonly FileId[],
): Promise<FileRow[]> =>
  tx
    .select()
    .from(files)
    .where(and(isUnattachedOf(ownerId), eq(files.state, 'kept'), isAnyOf(files.id, ids)))
    .orderBy(asc(files.id))
    .for('update');

/** Returns those of the given files that their uploader can still attach. */
export const listUnattachedFiles = (
  db: Executor,
  ownerId: UserId,
  ids: readonly FileId[],
): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(isUnattachedOf(ownerId), eq(files.state, 'kept'), isAnyOf(files.id, ids)));

/** Uploads and the object of another domain that they are attached to. */
export interface Attached {
  ids: readonly FileId[];
  ownerId: UserId;
  thing: FileThing;
  thingId: number;
}

export const updateFiles = async (
  tx: Tx,
  ids: readonly FileId[],
  changes: Partial<FileRow>,
): Promise<void> => {
  await tx.update(files).set(changes).where(isAnyOf(files.id, ids));
};

/**
 * Detaches files from an object of another domain. They are then deleted like other unused uploads
 * (docs/product/files.md, "Uploads that are not used").
 */
export const detachFiles = async (
  tx: Tx,
  { ids, ownerId, thing, thingId }: Attached,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ thing: null, thingId: null, attachedAt: null })
    .where(
      and(
        isAnyOf(files.id, ids),
        eq(files.ownerId, ownerId),
        eq(files.thing, thing),
        eq(files.thingId, thingId),
      ),
    );
};

/** Returns the files of these objects, oldest first. */
export const listObjectFiles = (
  db: Executor,
  thing: FileThing,
  thingIds: readonly number[],
): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.thing, thing), inArray(files.thingId, [...thingIds])))
    .orderBy(asc(files.id));

/**
 * Marks unattached uploads as being deleted, so that they can no longer be attached, and returns them.
 * `before` contains the age limits of stored and of arriving uploads.
 */
export const markForDeletion = (
  db: Executor,
  before: { stored: Temporal.Instant; arriving: Temporal.Instant },
  limit: number,
): Promise<Pick<FileRow, 'id' | 'key'>[]> => {
  const isExpired = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        isNull(files.thingId),
        or(
          lt(files.createdAt, before.stored),
          and(ne(files.state, 'kept'), lt(files.createdAt, before.arriving)),
        ),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(files)
    .set({ state: 'erasing' })
    .where(inArray(files.id, isExpired))
    .returning({ id: files.id, key: files.key });
};

/** Returns all stored uploads of a user, oldest first. */
export const listOwnFiles = (db: Executor, ownerId: UserId): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.state, 'kept')))
    .orderBy(asc(files.id));
