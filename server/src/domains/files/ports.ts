import type { Executor, Tx } from '../../database/database.ts';
import type { Viewer } from '../../viewer.ts';

/** The kinds of objects that can have files. */
export type FileThing =
  | 'payment_proof'
  | 'emergency_claim'
  // Each side of a dispute has its own files.
  | 'dispute'
  | 'dispute_answer'
  | 'message'
  // An application's, by its applicant.
  | 'qualification'
  // A qualification's, by its guide.
  | 'guide_qualification'
  // An identity check's, by its user.
  | 'identity';

/**
 * What a module provides for objects with files: the files module depends on no other, and each module
 * decides about its own objects.
 */
export interface FileKeeper<Deps> {
  /** True if this user may open the object's files. */
  mayOpen(db: Executor, deps: Deps, thingId: number, viewer: Viewer): Promise<boolean>;
  /** Records access to a file, if required. */
  opened?(tx: Tx, deps: Deps, thingId: number, viewer: Viewer): Promise<void>;
}

export type FilePorts<Deps> = Record<FileThing, FileKeeper<Deps>>;
