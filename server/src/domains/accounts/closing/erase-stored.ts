import { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { withdrawPicture } from '../../files/service.ts';
import { dropExport } from '../export/drop-export.ts';

/** Takes away what of a closed account lies in the store of files; tried again until it is gone. */
export const ERASE_JOB = 'accounts.erase-stored';

const path = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const registerErasing = (deps: Deps): void => {
  deps.jobs.handle(
    ERASE_JOB,
    async ({ userId, portrait, background }) => {
      await withdrawPicture(deps, 'portrait', path(portrait));
      await withdrawPicture(deps, 'background', path(background));
      await dropExport(deps, UserId.parse(userId));
    },
    'days',
  );
};
