import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { lockUnattached } from '../queries.ts';
import type { FileRow } from '../tables.ts';

/**
 * Locks and returns an upload that `ownerId` can still attach; null if it belongs to another user, is
 * already attached, or is deleted.
 */
export const lockUpload = async (tx: Tx, ownerId: UserId, id: FileId): Promise<FileRow | null> =>
  (await lockUnattached(tx, ownerId, [id]))[0] ?? null;
