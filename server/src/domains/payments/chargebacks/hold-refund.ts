import type { UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { claimAccounts } from '../ledger/balance.ts';
import { post, transfer } from '../ledger/post.ts';
import { type AttemptId, type ChargebackRow, chargebacks } from '../tables.ts';
import { lockWallet } from '../wallet/wallet-parts.ts';
import { leftOf, lockStanding, refusedOf, updateChargeback } from './chargeback-rows.ts';

/** Holds so much of the wallet, as far as the chargeback has not got it yet and it is there. */
const hold = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  atMostCents: number,
): Promise<ChargebackRow> => {
  const frozen = owned('frozen', row.userId);
  // Before the wallet's, as in the ledger's own order.
  await claimAccounts(tx, [frozen]);
  const { refundedCents } = await lockWallet(tx, row.userId);
  const amountCents = Math.min(atMostCents, leftOf(row), refundedCents);
  if (amountCents <= 0) return row;
  const isOpen = row.state === 'open';
  const coverings = row.coverings + 1;
  await post(tx, {
    kind: isOpen ? 'chargeback_held' : 'chargeback_covered',
    ref: `chargeback:${row.id}:held:${coverings}`,
    bookingId: row.bookingId,
    at: deps.clock.now(),
    entries: transfer(owned('wallet', row.userId), isOpen ? frozen : platform('loss'), amountCents),
  });
  return updateChargeback(tx, row, { walletCents: row.walletCents + amountCents, coverings });
};

/**
 * A refused refund of a charge lies in its payer's wallet: they cannot have it from their bank as well.
 * What of it is left there, and no chargeback of the charge has yet, is held while a chargeback is open,
 * and is taken by one that was lost. Returns what is held or taken now, of at most so much; fen.
 */
export const holdRefused = async (
  tx: Tx,
  deps: Deps,
  attemptId: AttemptId,
  atMostCents = Number.POSITIVE_INFINITY,
): Promise<number> => {
  const standing = await lockStanding(tx, attemptId);
  if (standing.length === 0) return 0;
  const refused = await refusedOf(tx, attemptId);
  const refusedCents = refused.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const hadCents = standing.reduce((sum, { walletCents }) => sum + walletCents, 0);
  const dueCents = Math.min(atMostCents, refusedCents - hadCents);
  let heldCents = 0;
  for (const row of standing) {
    const { walletCents } = await hold(tx, deps, row, dueCents - heldCents);
    heldCents += walletCents - row.walletCents;
  }
  return heldCents;
};

/** The same of money that comes back into a wallet after it had left: whatever refunds it was. */
export const holdReturned = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  returnedCents: number,
): Promise<void> => {
  const charges = await tx
    .selectDistinct({ id: chargebacks.attemptId })
    .from(chargebacks)
    .where(and(eq(chargebacks.userId, userId), ne(chargebacks.state, 'won')))
    .orderBy(asc(chargebacks.attemptId));
  let restCents = returnedCents;
  for (const { id } of charges) restCents -= await holdRefused(tx, deps, id, restCents);
};
