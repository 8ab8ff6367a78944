import { PAYOUT_ACCOUNTS_LIMIT } from '@tomoguide/contract/payments/figures';
import {
  findPayoutProblem,
  normalizeAccount,
  type TypedAccount,
} from '@tomoguide/contract/payments/payout-account';
import type { PayoutAccountId, UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { PayoutAccountRow } from '../tables.ts';
import {
  deletePayoutAccount,
  insertPayoutAccount,
  listPayoutAccounts,
} from './withdrawal-queries.ts';

/**
 * Stores a payout account for withdrawals; returns an account that already exists unchanged. Throws
 * PAYOUT_ACCOUNT_INVALID with the field, TOO_MANY_PAYOUT_ACCOUNTS, or TOKEN_INVALID.
 */
export const addPayoutAccount = (
  deps: Deps,
  userId: UserId,
  typed: TypedAccount,
): Promise<PayoutAccountRow> => {
  const account = normalizeAccount(typed);
  const field = findPayoutProblem(account);
  if (field) fail('PAYOUT_ACCOUNT_INVALID', { field });
  return inTransaction(deps.db, async (tx) => {
    // Serializes the user's requests, so that they cannot exceed the limit; also rejects users whose
    // account was closed in the meantime.
    await deps.ports.payments.lockViewer(tx, userId);
    const stored = await listPayoutAccounts(tx, userId);
    const same = stored.find(
      ({ kind, bank, number }) =>
        kind === account.kind && bank === account.bank && number === account.number,
    );
    if (same) return same;
    if (stored.length >= PAYOUT_ACCOUNTS_LIMIT) fail('TOO_MANY_PAYOUT_ACCOUNTS');
    return insertPayoutAccount(tx, { ...account, userId, createdAt: deps.clock.now() });
  });
};

/**
 * Removes a payout account. This is always possible, because withdrawals have their own copy. Throws
 * NOT_FOUND.
 */
export const removePayoutAccount = async (
  deps: Deps,
  userId: UserId,
  id: PayoutAccountId,
): Promise<void> => {
  if (!(await deletePayoutAccount(deps.db, userId, id))) fail('NOT_FOUND');
};
