import type { FileId, GuideId, QualificationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { detachFiles } from '../../files/service.ts';
import { listQualifications } from './qualification-queries.ts';

/** Detaches the file of a qualification, so that it is deleted as unused. */
export const releaseFile = async (
  tx: Tx,
  ownerId: UserId,
  { id, fileId }: { id: QualificationId; fileId: FileId | null },
): Promise<void> => {
  if (fileId === null) return;
  await detachFiles(tx, { ids: [fileId], ownerId, thing: 'guide_qualification', thingId: id });
};

/** Detaches the files of all qualifications of a guide. */
export const releaseFiles = async (
  tx: Tx,
  { userId, guideId }: { userId: UserId; guideId: GuideId },
): Promise<void> => {
  for (const row of await listQualifications(tx, guideId)) await releaseFile(tx, userId, row);
};
