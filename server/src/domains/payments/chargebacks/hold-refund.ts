import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockOrCreateAccounts } from '../ledger/account-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { listRefusedRefunds } from '../refunds/refund-queries.ts';
import type { AttemptId, ChargebackRow } from '../tables.ts';
import { lockWallet } from '../wallet/wallet-parts.ts';
import {
  getRemainingCents,
  listDisputedCharges,
  lockOpenOrLostChargebacks,
  updateChargeback,
} from './chargeback-queries.ts';

/**
 * Holds or takes up to this amount from the payer's wallet, limited by what the chargeback still needs and
 * by the balance.
 */
const hold = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  atMostCents: number,
): Promise<ChargebackRow> => {
  const frozen = getOwnedAccount('frozen', row.userId);
  // Locks this account before the wallet, in the ledger's lock order.
  await lockOrCreateAccounts(tx, [frozen]);
  const { refundedCents } = await lockWallet(tx, row.userId);
  const amountCents = Math.min(atMostCents, getRemainingCents(row), refundedCents);
  if (amountCents <= 0) return row;
  const isOpen = row.state === 'open';
  const coverings = row.coverings + 1;
  await post(tx, {
    kind: isOpen ? 'chargeback_held' : 'chargeback_covered',
    ref: `chargeback:${row.id}:held:${coverings}`,
    bookingId: row.bookingId,
    at: deps.clock.now(),
    entries: transfer(
      getOwnedAccount('wallet', row.userId),
      isOpen ? frozen : getPlatformAccount('loss'),
      amountCents,
    ),
  });
  return updateChargeback(tx, row, { walletCents: row.walletCents + amountCents, coverings });
};

/**
 * Holds the rejected refunds of a charge, whose money is in the payer's wallet, so that the payer does not
 * also get it from the bank. While the chargeback is open, the money is held; once it is lost, the money is
 * taken. Returns the amount held or taken now, at most the given maximum, in fen.
 */
export const holdRefused = async (
  tx: Tx,
  deps: Deps,
  attemptId: AttemptId,
  atMostCents = Number.POSITIVE_INFINITY,
): Promise<number> => {
  const chargebacks = await lockOpenOrLostChargebacks(tx, attemptId);
  if (chargebacks.length === 0) return 0;
  const refused = await listRefusedRefunds(tx, attemptId);
  const refusedCents = refused.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const alreadyHeldCents = chargebacks.reduce((sum, { walletCents }) => sum + walletCents, 0);
  const dueCents = Math.min(atMostCents, refusedCents - alreadyHeldCents);
  let heldCents = 0;
  for (const row of chargebacks) {
    const { walletCents } = await hold(tx, deps, row, dueCents - heldCents);
    heldCents += walletCents - row.walletCents;
  }
  return heldCents;
};

/** Does the same as `holdRefused` for money from any refund that returns to a wallet. */
export const holdReturned = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  returnedCents: number,
): Promise<void> => {
  let restCents = returnedCents;
  for (const attemptId of await listDisputedCharges(tx, userId))
    restCents -= await holdRefused(tx, deps, attemptId, restCents);
};
