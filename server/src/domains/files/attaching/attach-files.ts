import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type Attached, lockUnattached, updateFiles } from '../queries.ts';
import type { FileRow } from '../tables.ts';

/**
 * Attaches uploads of `ownerId` to another domain's object, in the transaction that creates the object. An
 * upload can be attached only once. Throws FILES_UNKNOWN if a file belongs to another user, is already
 * attached, or is deleted, without revealing which.
 */
export const attachFiles = async (
  tx: Tx,
  deps: Deps,
  { ids, ownerId, thing, thingId }: Attached,
): Promise<FileRow[]> => {
  if (ids.length === 0) return [];
  const found = await lockUnattached(tx, ownerId, ids);
  if (found.length !== ids.length) fail('FILES_UNKNOWN', { field: 'fileIds' });
  const attached = { thing, thingId, attachedAt: deps.clock.now() };
  await updateFiles(tx, ids, attached);
  return found.map((file) => ({ ...file, ...attached }));
};
