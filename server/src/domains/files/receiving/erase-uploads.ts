import { UNATTACHED_HOURS } from '@tomoguide/contract/files/figures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { markForDeletion } from '../queries.ts';
import type { FileRow } from '../tables.ts';
import { rethrowAsUnavailable } from './as-unavailable.ts';
import { removeStored } from './stored-sizes.ts';
import { deleteErased, markDiscarded } from './upload-queries.ts';

/** After this many hours, an upload that is still arriving is assumed to have failed with its process. */
const ARRIVING_HOURS = 1;
const RUN_LIMIT = 500;

/**
 * Deletes the content before the row: a row without content is cleaned up by the next run, but content
 * without a row would remain forever.
 */
const erase = async (deps: Deps, { id, key }: Pick<FileRow, 'id' | 'key'>): Promise<void> => {
  await removeStored(deps, key);
  await deleteErased(deps.db, id);
};

/** Deletes unused uploads (docs/product/files.md, "Uploads that are not used"). */
export const eraseUnused = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const before = {
    stored: now.subtract({ hours: UNATTACHED_HOURS }),
    arriving: now.subtract({ hours: ARRIVING_HOURS }),
  };
  for (const file of await markForDeletion(deps.db, before, RUN_LIMIT)) {
    await erase(deps, file).catch((err) =>
      deps.log.error({ err, fileId: file.id }, 'an unused upload could not be erased'),
    );
  }
};

/**
 * Deletes an upload for its uploader. Throws NOT_FOUND if it belongs to another user or is attached, and
 * FILES_UNAVAILABLE if the store fails; a retry, or `eraseUnused` an hour later, continues.
 */
export const discardFile = async (deps: Deps, ownerId: UserId, id: FileId): Promise<void> => {
  const file = (await markDiscarded(deps.db, ownerId, id)) ?? fail('NOT_FOUND');
  await erase(deps, file).catch((error) => rethrowAsUnavailable(deps, error));
};
