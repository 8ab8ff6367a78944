import type { BookingId, UserId, WithdrawalId } from '../primitives.ts';

interface WithdrawalNews {
  withdrawalId: WithdrawalId;
  userId: UserId;
  amountCents: number;
}

/** What happens to money, as the outbox carries it. Amounts are fen. */
export interface PaymentEvents {
  /** Staff let it through: it will be paid. */
  'payment.withdrawal_approved': WithdrawalNews;
  /** Staff refused it: every fen is back where it came from. */
  'payment.withdrawal_rejected': WithdrawalNews;
  'payment.withdrawal_paid': WithdrawalNews;
  /** The provider would not take a refund, or sent it back: it is in the user's wallet. */
  'payment.refund_refused': { bookingId: BookingId; userId: UserId; amountCents: number };
}
