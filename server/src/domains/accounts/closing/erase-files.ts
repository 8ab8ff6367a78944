import { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { pictureNameOf, unpublishPicture } from '../../files/service.ts';
import { deleteExport } from '../export/delete-export.ts';

export const ERASE_JOB = 'accounts.erase-stored';

const nameOf = (path: unknown): string | null =>
  typeof path === 'string' ? pictureNameOf(path) : null;

/** Deletes the files of a closed account. Runs as a job, which is retried until the file store succeeds. */
export const eraseFiles = async (
  deps: Deps,
  { userId, portrait, background }: JobData,
): Promise<void> => {
  await unpublishPicture(deps, 'portrait', nameOf(portrait));
  await unpublishPicture(deps, 'background', nameOf(background));
  await deleteExport(deps, UserId.parse(userId));
};
