import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import type { WithdrawalRow } from '../tables.ts';
import { decideWithdrawal, type StaffDecision } from './decide-withdrawal.ts';

/** Records that staff have sent the money, which leaves the platform's ledger. */
export const payWithdrawal = async (
  tx: Tx,
  deps: Deps,
  decision: StaffDecision,
): Promise<WithdrawalRow> => {
  const row = await decideWithdrawal(tx, deps, decision, 'pay');
  await post(tx, {
    kind: 'withdrawal_paid',
    // The same reference as for a rejection, so that the ledger allows a withdrawal to end only once.
    ref: `withdrawal:${row.id}:ended`,
    bookingId: null,
    at: deps.clock.now(),
    entries: transfer(
      getOwnedAccount('withdrawals', row.userId),
      getPlatformAccount('paid_out'),
      row.amountCents,
    ),
  });
  return row;
};
