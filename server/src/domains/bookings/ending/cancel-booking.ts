import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockByTheClock } from '../deadlines/lock-by-the-clock.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { cancelBy } from './end-booking.ts';
import { quoteRefund } from './refund-quote.ts';

/**
 * Either party cancels, by the policy copied onto the booking. `expectedRefundCents` is what they
 * were shown: another refund is REFUND_CHANGED with the right one, and nothing happens. Cancelling
 * again what one cancelled oneself answers the same (docs/product/bookings.md, "Cancelling").
 */
export const cancelBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  request: { reason: string | null; expectedRefundCents: number | null },
): Promise<BookingRow> => {
  const { row, party, now } = await lockByTheClock(tx, deps, id, viewer.userId);
  if (row.status === 'cancelled' && row.cancelKind === party) return row;
  const transition = requireTransition(row, 'cancel', party, now);
  const { refundCents } = await quoteRefund(tx, row, party, now);
  if (request.expectedRefundCents !== null && request.expectedRefundCents !== refundCents) {
    fail('REFUND_CHANGED', { refundCents });
  }
  const cancelled = await cancelBy(
    tx,
    deps,
    row,
    { ...transition, cancelKind: party },
    { at: now, event: 'cancel', by: party, byUserId: viewer.userId, reason: request.reason },
  );
  return cancelled.row;
};
