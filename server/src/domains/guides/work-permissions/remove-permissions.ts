import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { detachFiles } from '../../files/service.ts';
import { type PermissionRow, updateGuideRow } from '../queries.ts';
import { deletePermission, listPermissions } from './permission-queries.ts';

/** Deletes a statement, and detaches its file, so that it is deleted as unused. */
export const removePermission = async (
  tx: Tx,
  ownerId: UserId,
  { id, fileId }: Pick<PermissionRow, 'id' | 'fileId'>,
): Promise<void> => {
  if (fileId !== null)
    await detachFiles(tx, { ids: [fileId], ownerId, thing: 'work_permission', thingId: id });
  await deletePermission(tx, id);
};

/** Deletes all statements of a guide who closes their account. */
export const removePermissions = async (
  tx: Tx,
  { userId, guideId }: { userId: UserId; guideId: GuideId },
): Promise<void> => {
  for (const row of await listPermissions(tx, guideId)) await removePermission(tx, userId, row);
  await updateGuideRow(tx, guideId, { statedPermissions: [], permissionRemindAt: null });
};
