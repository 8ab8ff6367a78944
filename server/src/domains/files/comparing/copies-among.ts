import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, inArray, isNotNull, lt, max, not, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { looksAlike, OUTLINE_NOISE } from '../examining/picture-print.ts';
import type { FileThing } from '../ports.ts';
import { unattachedFiles } from '../queries.ts';
import { type FileRow, files } from '../tables.ts';

/** The number of prints read per batch: 8 KB each. */
const BATCH = 200;

/**
 * Receipts of one app look similar at first, and their number grows. Only this many are compared closely,
 * newest first.
 */
export const NEAR_MAX = 2_000;

/** The result, and the last object that was compared. */
export interface Copies {
  sameFile: boolean;
  samePicture: boolean;
  upTo: number;
}

/**
 * Serializes transactions that attach compared files, so that a later one sees the files of an earlier one.
 * Create the object after taking this lock, so that ids follow the order of the locks.
 */
export const lockComparison = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(4715, 0)`);
};

/** True if any picture in `others` looks like one of these. */
const hasLookAlike = async (
  db: Executor,
  pictures: readonly FileRow[],
  others: SQL | undefined,
): Promise<boolean> => {
  const prints = pictures.flatMap(({ print }) => print ?? []);
  const outlines = sql.join(
    pictures.flatMap(({ outline }) => (outline === null ? [] : [sql`${outline}::text::bit(256)`])),
    sql`, `,
  );
  if (prints.length === 0) return false;
  const isNear = sql`exists (
    select from unnest(array[${outlines}]) as own(outline)
    where bit_count(${files.outline}::bit(256) # own.outline) <= ${OUTLINE_NOISE})`;
  let last: FileId | null = null;
  for (let seen = 0; seen < NEAR_MAX; seen += BATCH) {
    const near: Pick<FileRow, 'id' | 'print'>[] = await db
      .select({ id: files.id, print: files.print })
      .from(files)
      .where(
        and(others, isNotNull(files.print), isNear, last === null ? undefined : lt(files.id, last)),
      )
      .orderBy(desc(files.id))
      .limit(BATCH);
    const isCopy = ({ print }: { print: Buffer | null }) =>
      print !== null && prints.some((own) => looksAlike(own, print));
    if (near.some(isCopy)) return true;
    if (near.length < BATCH) return false;
    last = near.at(-1)?.id ?? null;
  }
  return false;
};

interface Comparison {
  thing: FileThing;
  /** The ids of the objects to search. */
  but: readonly number[];
}

const compare = async (
  db: Executor,
  { thing, but, own, after }: Comparison & { own: readonly FileRow[]; after: number },
): Promise<Omit<Copies, 'upTo'>> => {
  const others = and(
    eq(files.thing, thing),
    gt(files.thingId, after),
    not(isAnyOf(files.thingId, but)),
  );
  const hashes = own.flatMap(({ sha256 }) => sha256 ?? []);
  const [same] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(others, inArray(files.sha256, hashes)))
    .limit(1);
  const sameFile = same !== undefined;
  return { sameFile, samePicture: sameFile || (await hasLookAlike(db, own, others)) };
};

/**
 * True if any of these unattached uploads was attached to another object of the kind, as the same bytes or as
 * a resized or recompressed picture. Does not reveal which object. Runs before the transaction that attaches
 * them, because it can read a lot.
 */
export const findCopies = async (
  db: Executor,
  given: Comparison & { ownerId: UserId; ids: readonly FileId[] },
): Promise<Copies> => {
  const [latest] = await db
    .select({ id: max(files.thingId) })
    .from(files)
    .where(eq(files.thing, given.thing));
  const own = await unattachedFiles(db, given.ownerId, given.ids);
  const found = await compare(db, { ...given, own, after: 0 });
  return { ...found, upTo: latest?.id ?? 0 };
};

/**
 * Repeats the check for files that are being attached, against those attached since. The caller must hold the
 * lock.
 */
export const findCopiesSince = async (
  tx: Tx,
  given: Comparison & { attached: readonly FileRow[]; before: Copies | null },
): Promise<Omit<Copies, 'upTo'>> => {
  const { before, attached } = given;
  const since = await compare(tx, { ...given, own: attached, after: before?.upTo ?? 0 });
  return {
    sameFile: since.sameFile || before?.sameFile === true,
    samePicture: since.samePicture || before?.samePicture === true,
  };
};
