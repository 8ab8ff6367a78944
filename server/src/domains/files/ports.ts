import type { Db, Executor, Tx } from '../../database/database.ts';
import type { Deps, Viewer } from '../../deps.ts';

/** What files belong to. */
const FILE_THINGS = [
  'payment_proof',
  'emergency_claim',
  // Each side of a dispute shows its own.
  'dispute',
  'dispute_answer',
  'message',
  // Of an application, by its applicant.
  'qualification',
  // Of a qualification, by its guide.
  'guide_qualification',
  // Of an identity check, by its person.
  'identity',
] as const;
export type FileThing = (typeof FILE_THINGS)[number];

/**
 * What a noun whose things have files says of them: files knows no other noun, and each noun decides
 * for its own things.
 */
export interface FileKeeper {
  /** Whether this person may open the files of this thing. */
  mayOpen(db: Executor, thingId: number, viewer: Viewer): Promise<boolean>;
  /** Takes down who asked to open one, where that is kept. */
  opened?(tx: Tx, thingId: number, viewer: Viewer): Promise<void>;
}

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, Map<FileThing, FileKeeper>>();

/** Called by the noun of the thing when the app is built. */
export const registerFileKeeper = (deps: Deps, thing: FileThing, keeper: FileKeeper): void => {
  const keepers = registered.get(deps.db) ?? new Map<FileThing, FileKeeper>();
  registered.set(deps.db, keepers.set(thing, keeper));
};

export const keeperOf = (deps: Deps, thing: FileThing): FileKeeper | undefined =>
  registered.get(deps.db)?.get(thing);
