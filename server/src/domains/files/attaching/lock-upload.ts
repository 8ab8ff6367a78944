import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { lockUnattached } from '../queries.ts';
import type { FileRow } from '../tables.ts';

/** An upload that `ownerId` may still use, locked; null where it is somebody else's, was used, or is gone. */
export const lockUpload = async (tx: Tx, ownerId: UserId, id: FileId): Promise<FileRow | null> =>
  (await lockUnattached(tx, ownerId, [id]))[0] ?? null;
