import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Reaction, Reactions } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { endNotices } from './change-notices.ts';
import type { NoticeKind } from './kinds.ts';
import { writeNotices } from './write-notices.ts';

type WithdrawalEvent =
  | 'payment.withdrawal_approved'
  | 'payment.withdrawal_rejected'
  | 'payment.withdrawal_paid';

const withdrawal =
  (kind: NoticeKind): Reaction<WithdrawalEvent> =>
  (tx, { payload }, deps) =>
    writeNotices(tx, deps, [
      {
        to: payload.userId,
        kind,
        params: { place: 'wallet', cents: payload.amountCents },
        about: { type: 'withdrawal', id: payload.withdrawalId },
      },
    ]);

/** Notices about a user's money and reviews. */
export const moneyAndReviewNotices: Reactions = {
  'payment.refund_refused': (tx, { payload }, deps) =>
    writeNotices(tx, deps, [
      {
        to: payload.userId,
        kind: 'refundRefused',
        params: {
          place: 'wallet',
          number: bookingNumber(payload.bookingId),
          cents: payload.amountCents,
        },
        about: { type: 'booking', id: payload.bookingId },
      },
    ]),
  'payment.withdrawal_approved': withdrawal('withdrawalApproved'),
  'payment.withdrawal_rejected': withdrawal('withdrawalRejected'),
  'payment.withdrawal_paid': withdrawal('withdrawalPaid'),
  // The author has done what the completed tour asked for; the other side is not notified yet.
  'review.submitted': async (tx, { payload: { bookingId, fromUserId } }, deps) => {
    if (bookingId === null) return;
    const about = { type: 'booking', id: bookingId } as const;
    await endNotices(tx, deps, fromUserId, { kinds: ['completed'], about });
  },
  'review.published': async (tx, { payload }, deps) => {
    const author = (await usersByIds(tx, [payload.fromUserId])).get(payload.fromUserId);
    if (!author) return;
    await writeNotices(tx, deps, [
      {
        to: payload.toUserId,
        kind: 'reviewed',
        params: {
          place: payload.type === 'traveler_to_guide' ? 'guide' : 'traveler',
          other: author.nickname,
        },
        about: { type: 'review', id: payload.reviewId },
      },
    ]);
  },
};
