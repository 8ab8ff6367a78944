import type { FileId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, inArray, isNotNull, max, not, type SQL, sql } from 'drizzle-orm';
import { isAnyOf, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { OUTLINE_NOISE } from '../examining/picture-print.ts';
import type { FileThing } from '../ports.ts';
import { type FileRow, files } from '../tables.ts';

/**
 * Serializes transactions that attach compared files, so that each transaction sees the files of earlier
 * ones. The caller must create the object after taking this lock, so that its ID is higher than those of
 * earlier objects.
 */
export const lockComparison = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(4715, 0)`);
};

/** Returns the ID of the latest object of a kind that has files; 0 if there is none. */
export const getLatestIdWithFiles = async (db: Executor, thing: FileThing): Promise<number> => {
  const [latest] = await db
    .select({ id: max(files.thingId) })
    .from(files)
    .where(eq(files.thing, thing));
  return latest?.id ?? 0;
};

/** The objects with whose files to compare. */
export interface CopyScope {
  thing: FileThing;
  /** IDs of objects to exclude. */
  but: readonly number[];
  /** Only objects with an ID above this one are included. */
  after: number;
}

const isAmong = ({ thing, but, after }: CopyScope): SQL | undefined =>
  and(eq(files.thing, thing), gt(files.thingId, after), not(isAnyOf(files.thingId, but)));

/** Returns whether any file in `scope` is identical, byte for byte, to a file in `own`. */
export const hasSameBytes = async (
  db: Executor,
  scope: CopyScope,
  own: readonly FileRow[],
): Promise<boolean> => {
  const hashes = own.flatMap(({ sha256 }) => sha256 ?? []);
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isAmong(scope), inArray(files.sha256, hashes)))
    .limit(1);
  return found.length > 0;
};

/**
 * Returns pictures with an ID below `before` whose outline is similar to that of a picture in `own`, latest
 * first.
 */
export const listSimilarPictures = (
  db: Executor,
  scope: CopyScope,
  own: readonly FileRow[],
  { before, limit }: { before: FileId | undefined; limit: number },
): Promise<Pick<FileRow, 'id' | 'print'>[]> => {
  const outlines = own.flatMap(({ outline }) =>
    outline === null ? [] : [sql`${outline}::text::bit(256)`],
  );
  const isNear = sql`exists (
    select from unnest(array[${sql.join(outlines, sql`, `)}]) as own(outline)
    where bit_count(${files.outline}::bit(256) # own.outline) <= ${OUTLINE_NOISE})`;
  return db
    .select({ id: files.id, print: files.print })
    .from(files)
    .where(and(isAmong(scope), isNotNull(files.print), isNear, isBefore(files.id, before)))
    .orderBy(desc(files.id))
    .limit(limit);
};
