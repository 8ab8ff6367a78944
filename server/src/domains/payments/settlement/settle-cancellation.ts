import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { cancelFee } from '../paying/extension-fee.ts';
import { refundPayments } from '../refunds/refund-payments.ts';
import { lockHeld, splitHeld } from './split-held.ts';

/**
 * Settles a cancelled booking whose deposit was paid: splits its held money into the result of `calculateRefund`.
 * The parts must add up to `sumOnlinePaid`; an extension fee that only one party confirmed is also
 * refunded in full. The wallet part is refunded first; a job sends the rest to the provider after the
 * transaction. The guide's part is pending until five business days after `scheduledEnd`. Returns the total
 * refund.
 */
export const settleCancellation = async (
  tx: Tx,
  deps: Deps,
  settlement: {
    bookingId: BookingId;
    guideId: GuideId;
    /** The guide's time zone, in which business days are counted. */
    timeZone: string;
    scheduledEnd: Temporal.Instant;
    reason: string;
    afterDispute: boolean;
    refundCents: number;
    commissionCents: number;
    guideCents: number;
  },
): Promise<number> => {
  const { bookingId, reason, refundCents, commissionCents, guideCents } = settlement;
  const [feeCents, held] = await Promise.all([
    cancelFee(tx, deps, { bookingId, reason }),
    lockHeld(tx, bookingId),
  ]);
  if (refundCents + commissionCents + guideCents !== held.onlineCents) {
    throw new Error(`the parts of booking ${bookingId} do not sum to what was paid`);
  }
  await refundPayments(tx, deps, { payments: held.payments, amountCents: refundCents, reason });
  await splitHeld(tx, deps, {
    held,
    bookingId,
    guideId: settlement.guideId,
    timeZone: settlement.timeZone,
    earnedAt: settlement.scheduledEnd,
    afterDispute: settlement.afterDispute,
    tourCents: 0,
    commissionCents,
    guideCents,
    cashCents: 0,
  });
  return refundCents + feeCents;
};
