import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { requireUnclaimed } from '../policy.ts';
import { findQuestionAfter, updateCase } from '../queries.ts';
import { audit, type CaseAction, lockForAction, recordCaseChange } from './case-actions.ts';

/**
 * Closes a case, answered or not; the user's next message reopens it (docs/product/support.md, "States").
 * Throws NOT_FOUND, OWN_CASE, SUPPORT_CLAIMED, or SUPPORT_WRITTEN if the staff member has not seen all
 * waiting messages.
 */
export const closeCase = async (
  tx: Tx,
  deps: Deps,
  action: CaseAction & { upToSeq: number },
): Promise<void> => {
  const row = await lockForAction(tx, action);
  requireUnclaimed(action.viewer, row);
  if (row.state === 'closed') return;
  if (await findQuestionAfter(tx, row, action.upToSeq)) fail('SUPPORT_WRITTEN');
  await updateCase(tx, action.id, {
    state: 'closed',
    waitingFromId: null,
    waitingSince: null,
    claimedBy: null,
  });
  await audit(tx, deps, action, {
    action: 'close_support',
    before: { status: row.state },
    after: { status: 'closed' },
  });
  await recordCaseChange(tx, deps, row);
};
