import type { FileId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Deps, Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { keeperOf } from './ports.ts';
import { fileById } from './queries.ts';
import type { FileRow } from './tables.ts';

/** Whether this person may open it: their own upload, or what the noun it belongs to lets them see. */
const mayOpen = async (
  deps: Deps,
  db: Executor,
  file: FileRow,
  viewer: Viewer,
): Promise<boolean> => {
  if (file.thing === null || file.thingId === null) return file.ownerId === viewer.userId;
  return (await keeperOf(deps, file.thing)?.mayOpen(db, file.thingId, viewer)) ?? false;
};

/**
 * The file, for somebody who may open it; NOT_FOUND for everybody else, as if there were none. The only
 * place where this is decided (docs/product/files.md, "Who opens a file").
 */
export const openableFile = async (
  deps: Deps,
  db: Executor,
  id: FileId,
  viewer: Viewer,
): Promise<FileRow> => {
  const file = await fileById(db, id);
  if (file?.state !== 'kept' || !(await mayOpen(deps, db, file, viewer))) return fail('NOT_FOUND');
  return file;
};
