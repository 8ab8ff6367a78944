import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';

/** What was paid online for a booking, wallet money included, and is in `held`; 0 while unpaid. Fen. */
export const onlinePaid = async (_db: Executor, _bookingId: BookingId): Promise<number> => {
  throw new Error('not built yet');
};

/** A booking's deposit, for its presenter; null before one was opened. */
export interface DepositState {
  readonly paymentId: number;
  readonly status: 'open' | 'paid' | 'cancelled';
  readonly amountCents: number;
  readonly walletCents: number;
  readonly method: 'card' | 'alipay' | 'wechat' | null;
  readonly paidAt: Temporal.Instant | null;
}

/** The deposits of several bookings at once, by booking id. */
export const depositOf = async (
  _db: Executor,
  _bookingIds: readonly BookingId[],
): Promise<Map<BookingId, DepositState>> => {
  throw new Error('not built yet');
};

/** One refund of a booking: where it goes and how far it is. */
export interface RefundState {
  readonly amountCents: number;
  readonly destination: 'card' | 'alipay' | 'wechat' | 'wallet';
  readonly status: 'sent' | 'arrived' | 'refused';
  readonly createdAt: Temporal.Instant;
}

/** The refunds of several bookings at once, by booking id. */
export const refundsOf = async (
  _db: Executor,
  _bookingIds: readonly BookingId[],
): Promise<Map<BookingId, RefundState[]>> => {
  throw new Error('not built yet');
};
