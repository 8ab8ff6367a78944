import type { PayoutAccount, Withdrawal } from '@tomoguide/contract/payments/entities';
import { maskAccountNumber } from '@tomoguide/contract/payments/withdrawal';
import type { PayoutAccountRow, WithdrawalRow } from '../tables.ts';

/** Presents a withdrawal to its owner. */
export const presentWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  status: row.status,
  amountCents: row.amountCents,
  earningsCents: row.earningsCents,
  refundedCents: row.walletCents,
  kind: row.payoutKind,
  bank: row.payoutBank,
  maskedNumber: maskAccountNumber(row.payoutNumber),
  holder: row.holder,
  reason: row.reason,
  requestedAt: row.requestedAt.toString(),
  approvedAt: row.approvedAt?.toString() ?? null,
  endedAt: row.endedAt?.toString() ?? null,
});

export const presentPayoutAccount = ({
  id,
  kind,
  bank,
  number,
}: PayoutAccountRow): PayoutAccount => ({
  id,
  kind,
  bank,
  maskedNumber: maskAccountNumber(number),
});
