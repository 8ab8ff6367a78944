import { listPossibleDecisions } from '@tomoguide/contract/payments/withdrawal';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import type { StaffDecision } from './decide-withdrawal.ts';
import { lockWithdrawal } from './withdrawal-queries.ts';

/**
 * Returns the full account number of a withdrawal that awaits a decision, after recording this in the audit
 * log (docs/product/money.md, "Withdrawals"). Throws NOT_FOUND, OWN_CASE, or WITHDRAWAL_DECIDED.
 */
export const revealNumber = (deps: Deps, { viewer, id }: StaffDecision): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const row = (await lockWithdrawal(tx, id)) ?? fail('NOT_FOUND');
    requireOthersCase(viewer, [row.userId]);
    if (listPossibleDecisions(row.status).length === 0)
      fail('WITHDRAWAL_DECIDED', { status: row.status });
    await recordStaffAction(tx, {
      staffId: viewer.userId,
      at: deps.clock.now(),
      action: 'show_payout_number',
      subject: { kind: 'withdrawal', id },
      reason: null,
      before: {},
      after: {},
    });
    return row.payoutNumber;
  });
