import type { BookingId, UserId, WithdrawalId } from '../primitives.ts';

interface WithdrawalNews {
  withdrawalId: WithdrawalId;
  userId: UserId;
  amountCents: number;
}

/** Payment events in the outbox. Amounts are in fen. */
export interface PaymentEvents {
  /** Staff approved a withdrawal, which will be paid out. */
  'payment.withdrawal_approved': WithdrawalNews;
  /** Staff rejected a withdrawal, and all its money was returned to where it came from. */
  'payment.withdrawal_rejected': WithdrawalNews;
  'payment.withdrawal_paid': WithdrawalNews;
  /** The provider rejected or returned a refund, which is now in the user's wallet. */
  'payment.refund_refused': { bookingId: BookingId; userId: UserId; amountCents: number };
}
