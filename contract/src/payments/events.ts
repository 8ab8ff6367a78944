import type { BookingId, UserId } from '../primitives.ts';

/** What happens to money, as the outbox carries it. Amounts are fen. */
export interface PaymentEvents {
  /** The provider would not take a refund, or sent it back: it is in the user's wallet. */
  'payment.refund_refused': { bookingId: BookingId; userId: UserId; amountCents: number };
}
