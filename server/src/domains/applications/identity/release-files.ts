import type { Tx } from '../../../database/database.ts';
import { detachFiles } from '../../files/service.ts';
import { type CheckRow, updateCheck } from './identity-queries.ts';

/** Detaches the document and the selfie of a check, which are then deleted as unused uploads. */
export const releaseFiles = async (tx: Tx, check: CheckRow): Promise<void> => {
  const { id, userId, documentId, selfieId } = check;
  if (documentId === null || selfieId === null) return;
  const state = check.state === 'pending' ? null : { documentId: null, selfieId: null };
  await detachFiles(tx, {
    ids: [documentId, selfieId],
    ownerId: userId,
    thing: 'identity',
    thingId: id,
  });
  if (state) await updateCheck(tx, id, state);
};
