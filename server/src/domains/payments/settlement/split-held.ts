import { getEarningsReleaseTime } from '@tomoguide/contract/payments/earnings-release';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { coverLosses } from '../chargebacks/cover-losses.ts';
import { insertEarnings } from '../earnings/earnings-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { getRetainedCents, lockConfirmed, setSettledAt } from '../queries.ts';
import type { PaymentRow } from '../tables.ts';
import { isJapaneseHoliday } from './public-holidays.ts';

/** The locked online payments of a booking, whose money is to be split. */
export interface Held {
  /** The deposit first, then differences in deposit and the fees of extensions in effect. */
  readonly payments: readonly PaymentRow[];
  /** The sum of all payments, in fen. */
  readonly onlineCents: number;
  /** The extension fees included in `onlineCents`, in fen. */
  readonly extensionCents: number;
}

const sum = (rows: readonly PaymentRow[]): number =>
  rows.reduce((cents, row) => cents + getRetainedCents(row), 0);

/** Locks and returns the money held for a booking. Throws if there is nothing to split. */
export const lockHeld = async (tx: Tx, bookingId: BookingId): Promise<Held> => {
  const payments = await lockConfirmed(tx, bookingId);
  if (!payments.some(({ kind }) => kind === 'deposit')) {
    throw new Error(`booking ${bookingId} holds no money to part`);
  }
  const fees = payments.filter(({ kind }) => kind === 'extension');
  return { payments, onlineCents: sum(payments), extensionCents: sum(fees) };
};

/**
 * Returns the posting's reference. It must be unique, because a dispute or an emergency claim can cause a
 * second posting.
 */
const buildEarnedRef = (bookingId: BookingId, afterDispute: boolean): string =>
  `booking:${bookingId}:${afterDispute ? 'earned_after_dispute' : 'earned'}`;

/**
 * Moves the retained money of a booking out of `held`: commission to the platform, and the rest to the
 * guide, for whom it is pending until five business days after `earnedAt`. Marks the payments as settled.
 */
export const splitHeld = async (
  tx: Tx,
  deps: Deps,
  part: {
    held: Held;
    bookingId: BookingId;
    guideId: GuideId;
    timeZone: string;
    earnedAt: Temporal.Instant;
    /** True if the decision of a dispute splits the money, possibly for the second time. */
    afterDispute: boolean;
    tourCents: number;
    commissionCents: number;
    guideCents: number;
    /** The amount paid to the guide in person, in fen. */
    cashCents: number;
  },
): Promise<void> => {
  const { held, bookingId, guideId, commissionCents, guideCents } = part;
  const now = deps.clock.now();
  const [deposit] = held.payments;
  if (!deposit) throw new Error(`booking ${bookingId} holds no money to part`);
  const ids = held.payments.map(({ id }) => id);
  const releaseAt = getEarningsReleaseTime(part.earnedAt, part.timeZone, isJapaneseHoliday);
  const settled = setSettledAt(tx, ids, now);
  if (commissionCents + guideCents === 0 && part.tourCents === 0) return settled;
  await Promise.all([
    settled,
    insertEarnings(tx, {
      bookingId,
      guideId,
      travelerId: deposit.userId,
      tourCents: part.tourCents,
      amountCents: guideCents,
      commissionCents,
      cashCents: part.cashCents,
      releaseAt,
      createdAt: now,
    }),
    post(tx, {
      kind: 'earned',
      ref: buildEarnedRef(bookingId, part.afterDispute),
      bookingId,
      at: now,
      earnings: { guideId, split: { tourCents: part.tourCents, cashCents: part.cashCents } },
      entries: [
        {
          account: getOwnedAccount('held', bookingId),
          amountCents: -(commissionCents + guideCents),
        },
        { account: getPlatformAccount('commission'), amountCents: commissionCents },
        { account: getOwnedAccount('earnings_pending', guideId), amountCents: guideCents },
      ],
    }),
  ]);
  await coverLosses(tx, deps, bookingId);
};
