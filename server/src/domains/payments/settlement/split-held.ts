import { earningsReleaseAt } from '@tomoguide/contract/payments/business-days';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { lockDeposit } from '../queries.ts';
import { earnings, type PaymentRow, payments } from '../tables.ts';
import { isJapaneseHoliday } from './holidays.ts';

/** The booking's deposit, locked, whose money is in `held`. Throws where there is none to split. */
export const lockHeld = async (tx: Tx, bookingId: BookingId): Promise<PaymentRow> => {
  const payment = await lockDeposit(tx, bookingId);
  if (payment?.status !== 'paid' || payment.settledAt) {
    throw new Error(`booking ${bookingId} holds no money to part`);
  }
  return payment;
};

/**
 * What a booking keeps leaves `held`: commission to the platform, the rest to the guide, pending
 * until five working days after `earnedAt`. Its payment is settled with it.
 */
export const splitHeld = async (
  tx: Tx,
  deps: Deps,
  part: {
    payment: PaymentRow;
    guideId: GuideId;
    timeZone: string;
    earnedAt: Temporal.Instant;
    tourCents: number;
    commissionCents: number;
    guideCents: number;
    /** Paid in person. */
    cashCents: number;
  },
): Promise<void> => {
  const { payment, guideId, commissionCents, guideCents } = part;
  const now = deps.clock.now();
  await tx.update(payments).set({ settledAt: now }).where(eq(payments.id, payment.id));
  if (commissionCents + guideCents === 0 && part.tourCents === 0) return;
  await tx.insert(earnings).values({
    bookingId: payment.bookingId,
    guideId,
    travelerId: payment.userId,
    tourCents: part.tourCents,
    amountCents: guideCents,
    commissionCents,
    cashCents: part.cashCents,
    releaseAt: earningsReleaseAt(part.earnedAt, part.timeZone, isJapaneseHoliday),
    createdAt: now,
  });
  await post(tx, {
    kind: 'earned',
    ref: `booking:${payment.bookingId}:earned`,
    bookingId: payment.bookingId,
    at: now,
    entries: [
      { account: owned('held', payment.bookingId), amountCents: -(commissionCents + guideCents) },
      { account: platform('commission'), amountCents: commissionCents },
      { account: owned('earnings_pending', guideId), amountCents: guideCents },
    ],
  });
};
