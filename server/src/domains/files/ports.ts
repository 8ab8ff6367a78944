import type { Executor, Tx } from '../../database/database.ts';
import type { Viewer } from '../../viewer.ts';

/** The kinds of objects that can have files. */
export type FileThing =
  | 'payment_proof'
  | 'emergency_claim'
  // Each party to a dispute has its own files.
  | 'dispute'
  | 'dispute_answer'
  | 'message'
  // The files of a guide application, by applicant.
  | 'qualification'
  // The files of a guide's qualifications, by guide.
  | 'guide_qualification'
  // The file that proves a guide's permission to work.
  | 'work_permission'
  // The files of an identity check, by user.
  | 'identity';

/**
 * What each domain implements for its objects that have files, because the files domain cannot import other
 * domains.
 */
export interface FileAccessPolicy<Deps> {
  /** Returns whether this user can open the object's files. */
  canOpen(db: Executor, deps: Deps, thingId: number, viewer: Viewer): Promise<boolean>;
  /** Records that this user opened a file, if the domain must keep such a record. */
  opened?(tx: Tx, deps: Deps, thingId: number, viewer: Viewer): Promise<void>;
}

export type FilePorts<Deps> = Record<FileThing, FileAccessPolicy<Deps>>;
