import type { BookingId, UserId, WithdrawalId } from '../primitives.ts';

interface WithdrawalNews {
  withdrawalId: WithdrawalId;
  userId: UserId;
  amountCents: number;
}

/** Payment events in the outbox. Amounts are in fen. */
export interface PaymentEvents {
  /** Staff approved a withdrawal, which will be paid. */
  'payment.withdrawal_approved': WithdrawalNews;
  /** Staff rejected a withdrawal; all the money was returned to its sources. */
  'payment.withdrawal_rejected': WithdrawalNews;
  'payment.withdrawal_paid': WithdrawalNews;
  /** The provider rejected or returned a refund, which is now in the user's wallet. */
  'payment.refund_refused': { bookingId: BookingId; userId: UserId; amountCents: number };
}
