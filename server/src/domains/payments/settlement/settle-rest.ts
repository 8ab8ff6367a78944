import { calculateCancellationEarnings } from '@tomoguide/contract/payments/commission';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refundPayments } from '../refunds/refund-payments.ts';
import { sumRefunded } from '../refunds/refund-queries.ts';
import { lockHeld, splitHeld } from './split-held.ts';

/**
 * Splits the money that is still held for a cancelled booking, possibly after an earlier refund.
 * `refundCents` is the total refund. Returns the part that is refunded now.
 */
export const settleRest = async (
  tx: Tx,
  deps: Deps,
  settlement: {
    bookingId: BookingId;
    guideId: GuideId;
    timeZone: string;
    scheduledEnd: Temporal.Instant;
    reason: string;
    refundCents: number;
    commissionPercent: number;
  },
): Promise<number> => {
  const { bookingId, guideId, timeZone, scheduledEnd, reason } = settlement;
  const held = await lockHeld(tx, bookingId);
  const refundedCents = await sumRefunded(
    tx,
    held.payments.map(({ id }) => id),
  );
  // What changes refunded is in neither the held money nor the total refund.
  const beforeCents = held.payments.reduce(
    (cents, { returnedCents }) => cents - returnedCents,
    refundedCents,
  );
  const more = Math.max(0, settlement.refundCents - beforeCents);
  await refundPayments(tx, deps, { payments: held.payments, amountCents: more, reason });
  const keptCents = held.onlineCents - beforeCents - more;
  await splitHeld(tx, deps, {
    held,
    bookingId,
    guideId,
    timeZone,
    earnedAt: scheduledEnd,
    afterDispute: true,
    tourCents: 0,
    ...calculateCancellationEarnings(keptCents, settlement.commissionPercent),
    cashCents: 0,
  });
  return more;
};
