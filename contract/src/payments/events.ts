import type { BookingId, UserId, WithdrawalId } from '../primitives.ts';

interface WithdrawalNews {
  withdrawalId: WithdrawalId;
  userId: UserId;
  amountCents: number;
}

/** Payment events in the outbox. Amounts are in fen. */
export interface PaymentEvents {
  /** Staff approved it: it will be paid. */
  'payment.withdrawal_approved': WithdrawalNews;
  /** Staff rejected it: all of the money is back at its sources. */
  'payment.withdrawal_rejected': WithdrawalNews;
  'payment.withdrawal_paid': WithdrawalNews;
  /** The provider rejected or returned a refund: it is in the user's wallet. */
  'payment.refund_refused': { bookingId: BookingId; userId: UserId; amountCents: number };
}
