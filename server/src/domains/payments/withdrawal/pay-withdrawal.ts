import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import type { WithdrawalRow } from '../tables.ts';
import { decideWithdrawal, type StaffDecision } from './decide-withdrawal.ts';

/** Staff has sent the money: it leaves the platform's books. */
export const payWithdrawal = async (
  tx: Tx,
  deps: Deps,
  decision: StaffDecision,
): Promise<WithdrawalRow> => {
  const row = await decideWithdrawal(tx, deps, decision, 'pay');
  await post(tx, {
    kind: 'withdrawal_paid',
    // The same reference as a rejection's, so that the ledger lets a withdrawal end only once.
    ref: `withdrawal:${row.id}:ended`,
    bookingId: null,
    at: deps.clock.now(),
    entries: transfer(owned('withdrawals', row.userId), platform('paid_out'), row.amountCents),
  });
  return row;
};
