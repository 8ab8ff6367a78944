import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { claimAccounts } from '../ledger/balance.ts';
import { post, transfer } from '../ledger/post.ts';
import type { ChargebackRow, RefundRow } from '../tables.ts';
import { lockWallet } from '../wallet/wallet-parts.ts';
import { leftOf, lockStanding, updateChargeback } from './chargeback-rows.ts';

/**
 * A refund of this charge lies in the payer's wallet: they cannot have it from their bank as well. What
 * of it is left there is held while the chargeback is open, and is taken by one that was lost.
 */
export const holdRefund = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  refund: RefundRow,
): Promise<ChargebackRow> => {
  const frozen = owned('frozen', row.userId);
  // Before the wallet's, as in the ledger's own order.
  await claimAccounts(tx, [frozen]);
  const { refundedCents } = await lockWallet(tx, row.userId);
  const amountCents = Math.min(refund.amountCents, leftOf(row), refundedCents);
  if (amountCents <= 0) return row;
  const isOpen = row.state === 'open';
  await post(tx, {
    kind: isOpen ? 'chargeback_held' : 'chargeback_covered',
    ref: `chargeback:${row.id}:refund:${refund.id}`,
    bookingId: row.bookingId,
    at: deps.clock.now(),
    entries: transfer(owned('wallet', row.userId), isOpen ? frozen : platform('loss'), amountCents),
  });
  return updateChargeback(tx, row, { walletCents: row.walletCents + amountCents });
};

/**
 * The same for a refund that the provider refuses while its charge is with the bank, or after. Returns
 * what of it is held or taken; fen.
 */
export const holdRefused = async (tx: Tx, deps: Deps, refund: RefundRow): Promise<number> => {
  if (refund.attemptId === null) return 0;
  let heldCents = 0;
  for (const row of await lockStanding(tx, refund.attemptId)) {
    const rest = { ...refund, amountCents: refund.amountCents - heldCents };
    const { walletCents } = await holdRefund(tx, deps, row, rest);
    heldCents += walletCents - row.walletCents;
  }
  return heldCents;
};
