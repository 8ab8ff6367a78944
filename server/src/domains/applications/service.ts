import type { ApplicationState } from '@tomoguide/contract/applications/entities';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { verifyIdentity } from '../accounts/service.ts';
import { attachFiles } from '../files/service.ts';
import { type CheckRow, insertCheck } from './identity/identity-queries.ts';
import { type ApplicationRow, upsertApplication } from './queries.ts';

/** Sets the state of a user's application. For demo data and tests. */
export const upsertApplicationState = async (
  tx: Tx,
  userId: UserId,
  state: Exclude<ApplicationState, 'none'>,
  facts: Partial<Omit<ApplicationRow, 'userId' | 'state'>> & { updatedAt: Temporal.Instant },
): Promise<void> => {
  await upsertApplication(tx, {
    ...facts,
    userId,
    state,
  });
};

/** Inserts an identity check that was submitted, and possibly decided, in the past. For demo data. */
export const putIdentityCheck = async (
  tx: Tx,
  deps: Deps,
  {
    verifiedName,
    ...row
  }: Omit<CheckRow, 'id' | 'documentId' | 'selfieId'> & {
    documentId: FileId;
    selfieId: FileId;
    verifiedName: string;
  },
): Promise<void> => {
  const { id } = await insertCheck(tx, row);
  const ids = [row.documentId, row.selfieId];
  await attachFiles(tx, deps, { ids, ownerId: row.userId, thing: 'identity', thingId: id });
  if (row.state === 'verified' && row.decidedAt)
    await verifyIdentity(tx, row.userId, { name: verifiedName, at: row.decidedAt });
};
