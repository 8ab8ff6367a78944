import { getNextTryTime } from '@tomoguide/contract/applications/identity-rules';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failUntil } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { attachFiles } from '../../files/service.ts';
import { insertCheck, listUserChecks } from './identity-queries.ts';
import { releaseFiles } from './release-files.ts';

/**
 * Submits a document and a selfie to staff (docs/product/applications.md, "Identity"). Releases the files
 * of an earlier check for deletion. Throws IDENTITY_NOT_OPEN if a check is pending or the identity is
 * verified, TOO_MANY_IDENTITY_CHECKS with the time to retry, FILES_UNKNOWN or SELFIE_NOT_PICTURE.
 */
export const submitIdentity = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { documentId, selfieId }: { documentId: FileId; selfieId: FileId },
): Promise<void> => {
  const person = await lockViewer(tx, userId);
  const before = await listUserChecks(tx, userId);
  if (person.identityVerified || before.some(({ state }) => state === 'pending'))
    return fail('IDENTITY_NOT_OPEN');
  const now = deps.clock.now();
  const until = getNextTryTime(
    before.map(({ submittedAt }) => submittedAt),
    now,
  );
  if (until) failUntil('TOO_MANY_IDENTITY_CHECKS', until, now);
  if (documentId === selfieId) fail('FILES_UNKNOWN', { field: 'selfieId' });
  for (const check of before) await releaseFiles(tx, check);
  const { id } = await insertCheck(tx, {
    userId,
    state: 'pending',
    documentId,
    selfieId,
    submittedAt: now,
  });
  const files = await attachFiles(tx, deps, {
    ids: [documentId, selfieId],
    ownerId: userId,
    thing: 'identity',
    thingId: id,
  });
  if (files.find((file) => file.id === selfieId)?.type === 'application/pdf')
    fail('SELFIE_NOT_PICTURE', { field: 'selfieId' });
};
