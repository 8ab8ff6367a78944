import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { requireUnclaimed } from '../policy.ts';
import { updateCase } from '../queries.ts';
import { audit, type CaseAction, lockForAction, recordCaseChange } from './case-actions.ts';

/** Assigns the case to this staff member, even if it is assigned to another. Throws NOT_FOUND or OWN_CASE. */
export const claimCase = async (tx: Tx, deps: Deps, action: CaseAction): Promise<void> => {
  const { userId } = action.viewer;
  const row = await lockForAction(tx, action);
  if (row.claimedBy === userId) return;
  if (row.state === 'closed') fail('SUPPORT_CLOSED');
  await updateCase(tx, action.id, { claimedBy: userId });
  await audit(tx, deps, action, {
    action: 'claim_support',
    before: { claimedBy: row.claimedBy },
    after: { claimedBy: userId },
  });
  await recordCaseChange(tx, deps, row);
};

/** Unassigns the case. Throws NOT_FOUND, OWN_CASE, or SUPPORT_CLAIMED. */
export const releaseCase = async (tx: Tx, deps: Deps, action: CaseAction): Promise<void> => {
  const row = await lockForAction(tx, action);
  requireUnclaimed(action.viewer, row);
  if (row.claimedBy === null) return;
  await updateCase(tx, action.id, { claimedBy: null });
  await audit(tx, deps, action, {
    action: 'release_support',
    before: { claimedBy: row.claimedBy },
    after: { claimedBy: null },
  });
  await recordCaseChange(tx, deps, row);
};
