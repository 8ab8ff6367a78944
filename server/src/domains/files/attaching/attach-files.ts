import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { FileThing } from '../ports.ts';
import { lockUnattached } from '../queries.ts';
import { type FileRow, files } from '../tables.ts';

/**
 * Attaches uploads of `ownerId` to an object of another module, in the transaction that creates it. Each
 * upload can be attached once. Throws FILES_UNKNOWN if one belongs to another user, is already used, or is
 * deleted, without revealing which.
 */
export const attachFiles = async (
  tx: Tx,
  deps: Deps,
  given: { ids: readonly FileId[]; ownerId: UserId; thing: FileThing; thingId: number },
): Promise<FileRow[]> => {
  const { ids, ownerId, thing, thingId } = given;
  if (ids.length === 0) return [];
  const found = await lockUnattached(tx, ownerId, ids);
  if (found.length !== ids.length) fail('FILES_UNKNOWN', { field: 'fileIds' });
  const attached = { thing, thingId, attachedAt: deps.clock.now() };
  await tx.update(files).set(attached).where(isAnyOf(files.id, ids));
  return found.map((file) => ({ ...file, ...attached }));
};
