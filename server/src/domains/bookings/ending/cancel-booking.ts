import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { isRepeatedStep } from '../transitions/repeated-step.ts';
import { findWeather } from '../weather/weather-queries.ts';
import { quoteRefund } from './refund-quote.ts';

/**
 * Cancels a booking for the traveler or the guide, under the policy stored with the booking or, in declared
 * bad weather, with a full refund.
 * `expectedRefundCents` is the refund that the user was shown; throws REFUND_CHANGED with the current
 * amount if it differs. A retry by the same user is idempotent (docs/product/bookings.md, "Cancelling").
 */
export const cancelBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  request: { reason: string | null; expectedRefundCents: number | null },
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  if (row.status === 'cancelled' && row.cancelKind === party) return row;
  if (
    row.cancelKind === 'weather' &&
    (await isRepeatedStep(tx, row, 'cancel_for_weather', viewer.userId))
  )
    return row;
  const weather = (await findWeather(tx, row, now)) !== null;
  // An unpaid hold is refunded in full anyway.
  const event = weather && row.paidAt ? 'cancel_for_weather' : 'cancel';
  const transition = requireTransition(row, event, party, now, weather);
  const { refundCents } = await quoteRefund(tx, row, party, now);
  if (request.expectedRefundCents !== null && request.expectedRefundCents !== refundCents) {
    fail('REFUND_CHANGED', { refundCents });
  }
  const step = { at: now, by: party, byUserId: viewer.userId, reason: request.reason };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
