import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { looksAlike } from '../examining/picture-print.ts';
import { listUnattachedFiles } from '../queries.ts';
import type { FileRow } from '../tables.ts';
import {
  type CopyScope,
  getLatestIdWithFiles,
  hasSameBytes,
  listSimilarPictures,
} from './copy-queries.ts';

/** Number of fingerprints, each 8 KB, to read per batch. */
const BATCH = 200;

/**
 * Maximum number of similar pictures to compare closely, newest first. A limit is needed because all
 * receipts from one app look similar, and their number grows.
 */
export const NEAR_MAX = 2_000;

/** Whether copies were found, and the latest object that was searched. */
export interface Copies {
  sameFile: boolean;
  samePicture: boolean;
  upTo: number;
}

/** Returns whether any picture in `scope` looks like a picture in `own`. */
const hasLookAlike = async (
  db: Executor,
  scope: CopyScope,
  own: readonly FileRow[],
): Promise<boolean> => {
  const prints = own.flatMap(({ print }) => print ?? []);
  if (prints.length === 0) return false;
  let before: FileId | undefined;
  for (let seen = 0; seen < NEAR_MAX; seen += BATCH) {
    const near = await listSimilarPictures(db, scope, own, { before, limit: BATCH });
    const isCopy = ({ print }: Pick<FileRow, 'print'>) =>
      print !== null && prints.some((each) => looksAlike(each, print));
    if (near.some(isCopy)) return true;
    if (near.length < BATCH) return false;
    before = near.at(-1)?.id;
  }
  return false;
};

const compare = async (
  db: Executor,
  scope: CopyScope,
  own: readonly FileRow[],
): Promise<Omit<Copies, 'upTo'>> => {
  const sameFile = await hasSameBytes(db, scope, own);
  return { sameFile, samePicture: sameFile || (await hasLookAlike(db, scope, own)) };
};

/**
 * Returns whether any of these unattached uploads is already attached to another object of the kind, as the
 * same bytes or as a resized or recompressed picture. Does not reveal which object. Runs before the
 * transaction that attaches the uploads, because it can read a lot of data.
 */
export const findCopies = async (
  db: Executor,
  {
    thing,
    but,
    ownerId,
    ids,
  }: Omit<CopyScope, 'after'> & { ownerId: UserId; ids: readonly FileId[] },
): Promise<Copies> => {
  const latestId = await getLatestIdWithFiles(db, thing);
  const own = await listUnattachedFiles(db, ownerId, ids);
  return { ...(await compare(db, { thing, but, after: 0 }, own)), upTo: latestId };
};

/**
 * Repeats the search in files that were attached since `findCopies` ran. The caller must hold the lock of
 * `lockComparison`.
 */
export const findCopiesSince = async (
  tx: Tx,
  {
    thing,
    but,
    attached,
    before,
  }: Omit<CopyScope, 'after'> & { attached: readonly FileRow[]; before: Copies | null },
): Promise<Omit<Copies, 'upTo'>> => {
  const added = await compare(tx, { thing, but, after: before?.upTo ?? 0 }, attached);
  return {
    sameFile: added.sameFile || before?.sameFile === true,
    samePicture: added.samePicture || before?.samePicture === true,
  };
};
