import type { FileId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Deps, Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { fileById } from './queries.ts';
import type { FileRow } from './tables.ts';

/**
 * Returns whether this user can open the file: it is the user's own unattached upload, or the object's
 * domain allows it.
 */
const canOpen = async (
  deps: Deps,
  db: Executor,
  file: FileRow,
  viewer: Viewer,
): Promise<boolean> => {
  if (file.thing === null || file.thingId === null) return file.ownerId === viewer.userId;
  return deps.ports.files[file.thing].canOpen(db, deps, file.thingId, viewer);
};

/**
 * Returns the file if the user can open it; otherwise throws NOT_FOUND. This is the only place that decides
 * who can open a file (docs/product/files.md, "Who opens a file").
 */
export const requireOpenableFile = async (
  deps: Deps,
  db: Executor,
  id: FileId,
  viewer: Viewer,
): Promise<FileRow> => {
  const file = await fileById(db, id);
  if (file?.state !== 'kept' || !(await canOpen(deps, db, file, viewer))) return fail('NOT_FOUND');
  return file;
};
