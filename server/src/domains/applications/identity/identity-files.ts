import type { IdentityCheckId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { recordStaffAction } from '../../audit/service.ts';
import { checkById } from './identity-queries.ts';

/**
 * Returns whether the viewer can open the files of an identity check: only its user and staff can
 * (docs/product/applications.md, "Identity").
 */
export const canOpenIdentity = async (
  db: Executor,
  id: IdentityCheckId,
  { userId, isStaff }: Viewer,
): Promise<boolean> => {
  const check = await checkById(db, id);
  return check !== null && (check.userId === userId || isStaff);
};

/** Records in the audit log that a staff member opened a file. */
export const recordIdentityAccess = async (
  tx: Tx,
  { clock }: Deps,
  id: IdentityCheckId,
  { userId }: Viewer,
): Promise<void> => {
  const check = await checkById(tx, id);
  if (!check || check.userId === userId) return;
  await recordStaffAction(tx, {
    staffId: userId,
    at: clock.now(),
    action: 'open_identity_file',
    subject: { kind: 'identity', id },
    reason: null,
    before: {},
    after: {},
  });
};
