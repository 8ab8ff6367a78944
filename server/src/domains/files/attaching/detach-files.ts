import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Tx } from '../../../database/database.ts';
import type { FileThing } from '../ports.ts';
import { files } from '../tables.ts';

/**
 * Detaches files from an object of another module before it is decided. They are then deleted like other
 * unused uploads (docs/product/files.md, "Uploads that are not used").
 */
export const detachFiles = async (
  tx: Tx,
  given: { ids: readonly FileId[]; ownerId: UserId; thing: FileThing; thingId: number },
): Promise<void> => {
  const { ids, ownerId, thing, thingId } = given;
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ thing: null, thingId: null, attachedAt: null })
    .where(
      and(
        isAnyOf(files.id, ids),
        eq(files.ownerId, ownerId),
        eq(files.thing, thing),
        eq(files.thingId, thingId),
      ),
    );
};
