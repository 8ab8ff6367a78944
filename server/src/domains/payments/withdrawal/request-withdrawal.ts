import {
  getMinimumWithdrawalCents,
  splitWithdrawal,
} from '@tomoguide/contract/payments/withdrawal';
import type { PayoutAccountId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getOwnedAccount, type OwnedAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import type { Payee } from '../ports.ts';
import type { WithdrawalRow } from '../tables.ts';
import { lockWithdrawable } from './load-withdrawable.ts';
import { findPayoutAccount, insertWithdrawal } from './withdrawal-queries.ts';

export interface WithdrawalRequest {
  userId: UserId;
  amountCents: number;
  payoutAccountId: PayoutAccountId;
  /**
   * True if the user is closing their account. There is then no minimum, provided that nothing else
   * prevents closing it.
   */
  isClosing?: boolean | undefined;
}

/** Locks the balances, and returns how much of each this request takes. */
const lockWithdrawalParts = async (
  tx: Tx,
  { userId, amountCents }: WithdrawalRequest,
  payee: Payee,
) => {
  const has = await lockWithdrawable(tx, userId, payee);
  const parts = splitWithdrawal(amountCents, has);
  if (parts) return parts;
  const availableCents = has.earningsCents + has.refundedCents;
  if (amountCents <= availableCents + has.blockedCents) fail('NAME_NOT_VERIFIED');
  return fail('BALANCE_TOO_LOW', { availableCents });
};

/** Throws CLOSING_NOT_POSSIBLE unless the user can close their account after this withdrawal. */
const requireClosing = async (tx: Tx, deps: Deps, userId: UserId): Promise<void> => {
  const found = await deps.ports.payments.closingReasons(tx, deps, userId);
  const reasons = found.filter((reason) => reason !== 'withdrawal');
  if (reasons.length > 0) fail('CLOSING_NOT_POSSIBLE', { reasons });
};

/**
 * Requests a withdrawal: the amount immediately leaves the earnings and the wallet, and is reserved until
 * staff decide (docs/product/money.md, "Withdrawals"). Throws NOT_FOUND (the account),
 * WITHDRAWAL_TOO_SMALL, BALANCE_TOO_LOW, NAME_NOT_VERIFIED, or CLOSING_NOT_POSSIBLE.
 */
export const requestWithdrawal = async (
  tx: Tx,
  deps: Deps,
  request: WithdrawalRequest,
): Promise<WithdrawalRow> => {
  const { userId, amountCents } = request;
  const minimumCents = getMinimumWithdrawalCents(request.isClosing);
  if (amountCents < minimumCents)
    fail('WITHDRAWAL_TOO_SMALL', { field: 'amountCents', minimumCents });
  const account =
    (await findPayoutAccount(tx, userId, request.payoutAccountId)) ?? fail('NOT_FOUND');
  const payee = await deps.ports.payments.payee(tx, userId);
  const { earningsCents, walletCents } = await lockWithdrawalParts(tx, request, payee);
  const now = deps.clock.now();
  const row = await insertWithdrawal(tx, {
    userId,
    guideId: earningsCents > 0 ? payee.guideId : null,
    status: 'requested',
    amountCents,
    earningsCents,
    walletCents,
    payoutKind: account.kind,
    payoutBank: account.bank,
    payoutNumber: account.number,
    holder: payee.verifiedName ?? payee.fullName,
    holderVerified: payee.verifiedName !== null,
    requestedAt: now,
  });
  await post(tx, {
    kind: 'withdrawal_requested',
    ref: `withdrawal:${row.id}:requested`,
    bookingId: null,
    at: now,
    entries: createReservationEntries(row),
  });
  if (request.isClosing) await requireClosing(tx, deps, userId);
  return row;
};

const createEntry = (kind: OwnedAccount, ownerId: number | null, amountCents: number) => ({
  account: { kind, ownerId },
  amountCents,
});

/** Returns the ledger entries of a withdrawal, reversed for a rejection if `sign` is -1. */
export const createReservationEntries = (row: WithdrawalRow, sign: 1 | -1 = 1) => [
  createEntry('earnings_withdrawable', row.guideId, -sign * row.earningsCents),
  createEntry('wallet', row.userId, -sign * row.walletCents),
  { account: getOwnedAccount('withdrawals', row.userId), amountCents: sign * row.amountCents },
];
