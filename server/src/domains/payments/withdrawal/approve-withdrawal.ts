import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { WithdrawalRow } from '../tables.ts';
import { decideWithdrawal, type StaffDecision } from './decide-withdrawal.ts';

/** Approves a withdrawal for staff; its money stays reserved until it is paid. */
export const approveWithdrawal = (
  tx: Tx,
  deps: Deps,
  decision: StaffDecision,
): Promise<WithdrawalRow> => decideWithdrawal(tx, deps, decision, 'approve');
