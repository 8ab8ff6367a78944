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
  // The application's files, by applicant.
  | 'qualification'
  // The qualification's files, by guide.
  | 'guide_qualification'
  // The identity check's files, by user.
  | 'identity';

/** What each domain implements for its objects with files, because the files domain cannot import others. */
export interface FileKeeper<Deps> {
  /** Returns whether this user can open the object's files. */
  mayOpen(db: Executor, deps: Deps, thingId: number, viewer: Viewer): Promise<boolean>;
  /** Records access to a file, if required. */
  opened?(tx: Tx, deps: Deps, thingId: number, viewer: Viewer): Promise<void>;
}

export type FilePorts<Deps> = Record<FileThing, FileKeeper<Deps>>;
