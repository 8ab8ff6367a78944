import { calculateCompletionEarnings } from '@tomoguide/contract/payments/commission';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { cancelFee } from '../paying/extension-fee.ts';
import { refundPayments } from '../refunds/refund-payments.ts';
import { lockHeld, splitHeld } from './split-held.ts';

/**
 * The refund reason for an extension fee that only one party had confirmed when the tour was
 * completed.
 */
const UNCONFIRMED = 'extension_unconfirmed';

/**
 * Settles a completed booking: its held money becomes commission, computed once on the total including
 * confirmed extensions, and the guide's pending earnings, which can be withdrawn five business days after
 * `completedAt` (docs/product/money.md, "Earnings"). The fee of an extension that only one party confirmed
 * is refunded in full. Returns the total refund, in fen.
 */
export const settleCompletion = async (
  tx: Tx,
  deps: Deps,
  settlement: {
    bookingId: BookingId;
    guideId: GuideId;
    timeZone: string;
    completedAt: Temporal.Instant;
    totalCents: number;
    /** The traveler's refund in fen, if the decision of a dispute includes one; otherwise 0. */
    refundCents: number;
    afterDispute: boolean;
  },
): Promise<number> => {
  const { bookingId, totalCents, refundCents } = settlement;
  const [feeCents, held] = await Promise.all([
    cancelFee(tx, deps, { bookingId, reason: UNCONFIRMED }),
    lockHeld(tx, bookingId),
  ]);
  const { extensionCents, onlineCents } = held;
  const tourCents = totalCents + extensionCents;
  const { payments } = held;
  await refundPayments(tx, deps, { payments, amountCents: refundCents, reason: 'dispute' });
  await splitHeld(tx, deps, {
    held,
    bookingId,
    guideId: settlement.guideId,
    timeZone: settlement.timeZone,
    earnedAt: settlement.completedAt,
    afterDispute: settlement.afterDispute,
    tourCents,
    cashCents: Math.max(tourCents - onlineCents, 0),
    ...calculateCompletionEarnings({
      totalCents,
      extensionCents,
      onlineCents: onlineCents - refundCents,
    }),
  });
  return refundCents + feeCents;
};
