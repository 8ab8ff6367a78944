import type { IdentityDecision } from '@tomoguide/contract/applications/identity-rules';
import type { IdentityCheckId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { lockUser, verifyIdentity } from '../../accounts/service.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { lockGuide, refreshGuides } from '../../guides/service.ts';
import { type CheckRow, checkById, lockCheck, updateCheck } from './identity-queries.ts';

interface Decision {
  decision: IdentityDecision;
  name: string;
  reason: string;
}

const ACTIONS = { verified: 'verify_identity', rejected: 'reject_identity' } as const;

/**
 * Verifies an identity with the name on the document, or rejects it with a reason for the user, as decided
 * by staff (docs/product/applications.md, "Identity"). A verified guide is listed immediately if nothing
 * else is missing. Throws NOT_FOUND, OWN_CASE, IDENTITY_DECIDED if another staff member has already
 * decided, IDENTITY_NAME_REQUIRED or REASON_REQUIRED.
 */
export const decideIdentity = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: IdentityCheckId,
  { decision, name, reason }: Decision,
): Promise<CheckRow> => {
  const userId = (await checkById(tx, id))?.userId ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [userId]);
  // Locks the user, the calendar and the check, in the global lock order.
  const person = (await lockUser(tx, userId)) ?? fail('NOT_FOUND');
  if (person.guideId !== null) await lockGuide(tx, person.guideId);
  const row = (await lockCheck(tx, id)) ?? fail('NOT_FOUND');
  if (row.state !== 'pending') fail('IDENTITY_DECIDED');
  if (decision === 'verified' && name === '') fail('IDENTITY_NAME_REQUIRED', { field: 'name' });
  if (decision === 'rejected' && reason === '') fail('REASON_REQUIRED', { field: 'reason' });

  const now = deps.clock.now();
  if (decision === 'verified') {
    await verifyIdentity(tx, userId, { name, at: now });
    if (person.guideId !== null) await refreshGuides(tx, deps, [person.guideId]);
  }
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: ACTIONS[decision],
    subject: { kind: 'identity', id },
    reason: decision === 'rejected' ? reason : null,
    before: { status: 'waiting' },
    after: { status: decision },
  });
  await record(tx, {
    type: 'identity.decided',
    payload: { userId, decision, reason: decision === 'rejected' ? reason : '' },
    occurredAt: now,
  });
  return updateCheck(tx, id, {
    state: decision,
    reason: decision === 'rejected' ? reason : null,
    reviewerId: viewer.userId,
    decidedAt: now,
  });
};
