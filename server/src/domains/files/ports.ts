import type { Db, Executor, Tx } from '../../database/database.ts';
import type { Deps, Viewer } from '../../deps.ts';

/** The kinds of objects that can have files. */
const FILE_THINGS = [
  'payment_proof',
  'emergency_claim',
  // Each side of a dispute has its own files.
  'dispute',
  'dispute_answer',
  'message',
  // An application's, by its applicant.
  'qualification',
  // A qualification's, by its guide.
  'guide_qualification',
  // An identity check's, by its user.
  'identity',
] as const;
export type FileThing = (typeof FILE_THINGS)[number];

/**
 * What a module provides for objects with files: the files module depends on no other, and each module
 * decides about its own objects.
 */
export interface FileKeeper {
  /** True if this user may open the object's files. */
  mayOpen(db: Executor, thingId: number, viewer: Viewer): Promise<boolean>;
  /** Records access to a file, if required. */
  opened?(tx: Tx, thingId: number, viewer: Viewer): Promise<void>;
}

/** Keyed by database, because a test can run several apps in one process. */
const registered = new WeakMap<Db, Map<FileThing, FileKeeper>>();

/** Called by the object's module when the app is built. */
export const registerFileKeeper = (deps: Deps, thing: FileThing, keeper: FileKeeper): void => {
  const keepers = registered.get(deps.db) ?? new Map<FileThing, FileKeeper>();
  registered.set(deps.db, keepers.set(thing, keeper));
};

export const keeperOf = (deps: Deps, thing: FileThing): FileKeeper | undefined =>
  registered.get(deps.db)?.get(thing);
