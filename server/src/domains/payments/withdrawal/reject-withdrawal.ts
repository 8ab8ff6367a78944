import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { holdReturned } from '../chargebacks/hold-refund.ts';
import { post } from '../ledger/post.ts';
import type { WithdrawalRow } from '../tables.ts';
import { decideWithdrawal, type StaffDecision } from './decide-withdrawal.ts';
import { createReservationEntries } from './request-withdrawal.ts';

/**
 * Rejects a withdrawal for staff: the money returns to its sources, where an amount that a chargeback
 * claims is held (docs/product/money.md, "Chargebacks").
 */
export const rejectWithdrawal = async (
  tx: Tx,
  deps: Deps,
  decision: StaffDecision,
  reason: string,
): Promise<WithdrawalRow> => {
  const row = await decideWithdrawal(tx, deps, decision, 'reject', reason);
  await post(tx, {
    kind: 'withdrawal_rejected',
    ref: `withdrawal:${row.id}:ended`,
    bookingId: null,
    at: deps.clock.now(),
    entries: createReservationEntries(row, -1),
  });
  await holdReturned(tx, deps, row.userId, row.walletCents);
  return row;
};
