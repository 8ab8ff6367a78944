import {
  findStatusAfterDecision,
  type WithdrawalDecision,
  type WithdrawalStatus,
} from '@tomoguide/contract/payments/withdrawal';
import type { UserId, WithdrawalId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import type { WithdrawalRow } from '../tables.ts';
import { lockWithdrawal, updateWithdrawal } from './withdrawal-queries.ts';

/** The decision of a staff member on one withdrawal. */
export interface StaffDecision {
  viewer: { readonly userId: UserId };
  id: WithdrawalId;
}

const EVENTS = {
  approved: 'payment.withdrawal_approved',
  rejected: 'payment.withdrawal_rejected',
  paid: 'payment.withdrawal_paid',
} as const satisfies Partial<Record<WithdrawalStatus, string>>;

/**
 * Applies a staff decision to a withdrawal: locks it, checks that the decision is possible now, and writes
 * the status, audit log and event. The caller moves the money in the same transaction. Throws NOT_FOUND,
 * OWN_CASE, WITHDRAWAL_NOT_APPROVED, or WITHDRAWAL_DECIDED.
 */
export const decideWithdrawal = async (
  tx: Tx,
  deps: Deps,
  { viewer, id }: StaffDecision,
  decision: WithdrawalDecision,
  reason: string | null = null,
): Promise<WithdrawalRow> => {
  const row = (await lockWithdrawal(tx, id)) ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [row.userId]);
  if (decision === 'pay' && row.status === 'requested')
    fail('WITHDRAWAL_NOT_APPROVED', { status: row.status });
  const status =
    findStatusAfterDecision(row.status, decision) ??
    fail('WITHDRAWAL_DECIDED', { status: row.status });
  if (status === 'requested') throw new Error(`${decision} leads nowhere`);
  const now = deps.clock.now();
  const change =
    status === 'approved' ? { status, approvedAt: now } : { status, reason, endedAt: now };
  await updateWithdrawal(tx, id, change);
  const { userId, amountCents } = row;
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: now,
    action: `${decision}_withdrawal`,
    subject: { kind: 'withdrawal', id },
    reason,
    before: { status: row.status },
    after: { status, amountCents },
  });
  await record(tx, {
    type: EVENTS[status],
    payload: { withdrawalId: id, userId, amountCents },
    occurredAt: now,
  });
  return { ...row, ...change };
};
