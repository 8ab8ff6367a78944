import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { lockCommissionOwed } from '../commission-due/due-queries.ts';
import { listDueForRelease, lockForRelease, updateEarnings } from '../earnings/earnings-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';

/** Maximum number of bookings per run; the next run takes the rest. */
const RUN_LIMIT = 500;

/**
 * Makes the earnings of one booking withdrawable, minus the commission that the guide owes
 * (docs/product/money.md, "Commission due"). Does nothing if another process has released them or is
 * releasing them, or if a chargeback of the booking is open.
 */
export const releaseOne = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const now = deps.clock.now();
  const due = await lockForRelease(tx, bookingId);
  if (!due) return;
  const { guideId, amountCents, commissionCents } = due;
  const dueCents = Math.min(amountCents, await lockCommissionOwed(tx, guideId));
  const leftCents = amountCents - dueCents;
  await updateEarnings(tx, bookingId, {
    releasedAt: now,
    amountCents: leftCents,
    commissionCents: commissionCents + dueCents,
    dueCents,
  });
  await post(tx, {
    kind: 'earnings_released',
    ref: `booking:${bookingId}:released`,
    bookingId,
    at: now,
    earnings: { guideId },
    entries: [
      { account: getOwnedAccount('earnings_pending', guideId), amountCents: -amountCents },
      { account: getOwnedAccount('earnings_withdrawable', guideId), amountCents: leftCents },
      { account: getPlatformAccount('commission'), amountCents: dueCents },
    ],
  });
};

/**
 * Makes earnings withdrawable after five business days; each only once, even with several processes. A
 * failure is logged, does not block the rest, and is retried by the next run.
 */
export const releaseEarnings = async (deps: Deps): Promise<void> => {
  for (const bookingId of await listDueForRelease(deps.db, deps.clock.now(), RUN_LIMIT)) {
    try {
      await inTransaction(deps.db, (tx) => releaseOne(tx, deps, bookingId));
    } catch (error) {
      deps.log.error({ err: error, bookingId }, 'earnings could not be released');
    }
  }
};
