import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

export interface OpenedDeposit {
  readonly paymentId: number;
  /** What the wallet gave, now in `held`. */
  readonly walletCents: number;
  /** What is left to pay through the provider. */
  readonly dueCents: number;
  /** The wallet covered it whole: the caller moves the booking on itself, in this transaction. */
  readonly paid: boolean;
}

/**
 * Records that a booking's deposit is to be paid and, when told, spends the wallet on it first
 * (product §3). Called once, by the command that makes the booking.
 */
export const openDeposit = async (
  _tx: Tx,
  _deps: Deps,
  _deposit: {
    bookingId: BookingId;
    travelerId: UserId;
    depositCents: number;
    useWallet: boolean;
  },
): Promise<OpenedDeposit> => {
  throw new Error('not built yet');
};
