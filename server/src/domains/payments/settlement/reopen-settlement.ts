import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { uncoverSettlement } from '../chargebacks/uncover-losses.ts';
import { deleteEarnings } from '../earnings/earnings-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { lockSettled, setSettledAt } from '../queries.ts';
import { sumRefunded } from '../refunds/refund-queries.ts';

/**
 * Returns a booking's commission and the guide's earnings, but not refunds, to `held` until its dispute or
 * emergency claim is decided (docs/product/money.md, "Disputed money").
 */
export const reopenSettlement = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const settled = await lockSettled(tx, bookingId);
  await uncoverSettlement(tx, deps, bookingId);
  const earned = await deleteEarnings(tx, bookingId);
  if (settled.length === 0 || !earned) throw new Error(`booking ${bookingId} was not parted`);
  const ids = settled.map(({ id }) => id);
  await setSettledAt(tx, ids, null);
  const paidCents = settled.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const keptCents = paidCents - (await sumRefunded(tx, ids));
  const from = earned.releasedAt ? 'earnings_withdrawable' : 'earnings_pending';
  await post(tx, {
    kind: 'frozen',
    ref: `booking:${bookingId}:frozen`,
    bookingId,
    at: deps.clock.now(),
    earnings: {
      guideId: earned.guideId,
      split: { tourCents: 0 - earned.tourCents, cashCents: 0 - earned.cashCents },
    },
    entries: [
      { account: getOwnedAccount('held', bookingId), amountCents: keptCents },
      { account: getPlatformAccount('commission'), amountCents: earned.amountCents - keptCents },
      { account: getOwnedAccount(from, earned.guideId), amountCents: -earned.amountCents },
    ],
  });
};
