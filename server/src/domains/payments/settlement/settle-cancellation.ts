import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { giveBack } from '../refunds/give-back.ts';
import { lockHeld, splitHeld } from './split-held.ts';

/**
 * A booking whose deposit was paid is cancelled: its held money is parted as `refundFor` said. The
 * parts must sum to `onlinePaid`. The refund gives back to the wallet first; the rest goes to the
 * provider by a job after the transaction. The guide's part is pending until five working days
 * after `scheduledEnd`.
 */
export const settleCancellation = async (
  tx: Tx,
  deps: Deps,
  settlement: {
    bookingId: BookingId;
    guideId: GuideId;
    /** The guide's zone: working days are counted in it. */
    timeZone: string;
    scheduledEnd: Temporal.Instant;
    reason: string;
    refundCents: number;
    commissionCents: number;
    guideCents: number;
  },
): Promise<void> => {
  const { bookingId, refundCents, commissionCents, guideCents } = settlement;
  const payment = await lockHeld(tx, bookingId);
  if (refundCents + commissionCents + guideCents !== payment.amountCents) {
    throw new Error(`the parts of booking ${bookingId} do not sum to what was paid`);
  }
  await giveBack(tx, deps, { payment, amountCents: refundCents, reason: settlement.reason });
  await splitHeld(tx, deps, {
    payment,
    guideId: settlement.guideId,
    timeZone: settlement.timeZone,
    earnedAt: settlement.scheduledEnd,
    tourCents: 0,
    commissionCents,
    guideCents,
    cashCents: 0,
  });
};
