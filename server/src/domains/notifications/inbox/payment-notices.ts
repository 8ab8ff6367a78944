import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Reaction, Reactions } from '../../../events/dispatcher.ts';
import type { NoticeKind } from './kinds.ts';
import { writeNotices } from './write-notices.ts';

type WithdrawalEvent =
  | 'payment.withdrawal_approved'
  | 'payment.withdrawal_rejected'
  | 'payment.withdrawal_paid';

const notifyOfWithdrawal =
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

/** Reactions that write notices about a user's refunds and withdrawals. */
export const paymentNotices: Reactions = {
  'payment.refund_refused': (tx, { payload }, deps) =>
    writeNotices(tx, deps, [
      {
        to: payload.userId,
        kind: 'refundRefused',
        params: {
          place: 'wallet',
          number: formatBookingNumber(payload.bookingId),
          cents: payload.amountCents,
        },
        about: { type: 'booking', id: payload.bookingId },
      },
    ]),
  'payment.withdrawal_approved': notifyOfWithdrawal('withdrawalApproved'),
  'payment.withdrawal_rejected': notifyOfWithdrawal('withdrawalRejected'),
  'payment.withdrawal_paid': notifyOfWithdrawal('withdrawalPaid'),
};
