import { earnedOnCompletion } from '@tomoguide/contract/payments/commission';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockHeld, splitHeld } from './split-held.ts';

/**
 * A booking is completed: its held money becomes commission and the guide's pending earnings, which
 * can be withdrawn five working days after `completedAt` (docs/product/money.md, "Earnings").
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
    extensionCents: number;
  },
): Promise<void> => {
  const payment = await lockHeld(tx, settlement.bookingId);
  const tourCents = settlement.totalCents + settlement.extensionCents;
  await splitHeld(tx, deps, {
    payment,
    guideId: settlement.guideId,
    timeZone: settlement.timeZone,
    earnedAt: settlement.completedAt,
    tourCents,
    cashCents: Math.max(tourCents - payment.amountCents, 0),
    ...earnedOnCompletion({ ...settlement, onlineCents: payment.amountCents }),
  });
};
