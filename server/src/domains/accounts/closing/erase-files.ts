import { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { parsePictureName, unpublishPicture } from '../../files/service.ts';
import { deleteExport } from '../export/delete-export.ts';

export const ERASE_JOB = 'accounts.erase-stored';

const getFileName = (path: unknown): string | null =>
  typeof path === 'string' ? parsePictureName(path) : null;

/** Deletes the files of a closed account. Runs as a job, which is retried until the file store succeeds. */
export const eraseFiles = async (
  deps: Deps,
  { userId, portrait, background }: JobData,
): Promise<void> => {
  await unpublishPicture(deps, 'portrait', getFileName(portrait));
  await unpublishPicture(deps, 'background', getFileName(background));
  await deleteExport(deps, UserId.parse(userId));
};
