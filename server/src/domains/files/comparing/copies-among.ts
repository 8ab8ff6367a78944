import { and, asc, eq, gt, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { looksAlike, OUTLINE_NOISE } from '../examining/picture-print.ts';
import type { FileThing } from '../ports.ts';
import { type FileRow, files } from '../tables.ts';

/** Prints read at a time: 8 KB each. */
const BATCH = 200;

/** Those who compare do so one after the other, so that the later sees what the earlier attached. */
export const lockComparing = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(4715, 0)`);
};

/** Whether any picture among `others` looks like this one. */
const hasLookAlike = async (
  db: Executor,
  { print, outline }: FileRow,
  others: SQL | undefined,
): Promise<boolean> => {
  if (print === null || outline === null) return false;
  const isNear = sql`bit_count(${files.outline}::bit(256) # ${outline}::text::bit(256)) <= ${OUTLINE_NOISE}`;
  let last = 0;
  for (;;) {
    const near = await db
      .select({ id: files.id, print: files.print })
      .from(files)
      .where(and(others, isNotNull(files.print), isNear, gt(sql`${files.id}`, last)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    if (near.some((other) => other.print !== null && looksAlike(print, other.print))) return true;
    if (near.length < BATCH) return false;
    last = near.at(-1)?.id ?? 0;
  }
};

/**
 * Whether any of these files stood at another thing of the kind: byte for byte, or as a picture that
 * looks the same though it was resized or compressed. Which thing it is stays here. `but`: the ids of
 * the things they may stand at.
 */
export const copiesAmong = async (
  db: Executor,
  given: { files: readonly FileRow[]; thing: FileThing; but: readonly number[] },
): Promise<{ sameFile: boolean; samePicture: boolean }> => {
  const others = and(eq(files.thing, given.thing), not(isAnyOf(files.thingId, given.but)));
  const hashes = given.files.flatMap(({ sha256 }) => sha256 ?? []);
  const [same] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(others, inArray(files.sha256, hashes)))
    .limit(1);
  for (const file of given.files) {
    if (await hasLookAlike(db, file, others))
      return { sameFile: same !== undefined, samePicture: true };
  }
  return { sameFile: same !== undefined, samePicture: false };
};
