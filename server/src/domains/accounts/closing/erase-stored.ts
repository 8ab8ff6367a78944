import { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { pictureNameOf, withdrawPicture } from '../../files/service.ts';
import { dropExport } from '../export/drop-export.ts';

/** Deletes a closed account's files from the file store, and retries until it succeeds. */
export const ERASE_JOB = 'accounts.erase-stored';

const nameOf = (path: unknown): string | null =>
  typeof path === 'string' ? pictureNameOf(path) : null;

export const registerErasing = (deps: Deps): void => {
  deps.jobs.handle(
    ERASE_JOB,
    async ({ userId, portrait, background }) => {
      await withdrawPicture(deps, 'portrait', nameOf(portrait));
      await withdrawPicture(deps, 'background', nameOf(background));
      await dropExport(deps, UserId.parse(userId));
    },
    'days',
  );
};
