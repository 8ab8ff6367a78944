import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
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

/** A traveler who cancels while a substitute guide is proposed declines them. */
export const getCancelEvent = (
  row: Pick<BookingRow, 'substituteAnswerBy'>,
  party: Party,
): 'decline_substitute' | 'cancel' =>
  party === 'traveler' && row.substituteAnswerBy ? 'decline_substitute' : 'cancel';

/** Returns whether this user cancelled the booking by a step that its kind of cancellation does not name. */
const isRepeated = async (tx: Tx, row: BookingRow, userId: UserId): Promise<boolean> => {
  if (row.cancelKind === 'weather') return isRepeatedStep(tx, row, 'cancel_for_weather', userId);
  return row.cancelKind === 'guide' && isRepeatedStep(tx, row, 'decline_substitute', userId);
};

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
  if (await isRepeated(tx, row, viewer.userId)) return row;
  const weather = (await findWeather(tx, row, now)) !== null;
  // An unpaid hold is refunded in full anyway.
  const event = weather && row.paidAt ? 'cancel_for_weather' : getCancelEvent(row, party);
  const transition = requireTransition(row, event, party, now, weather);
  const { refundCents } = await quoteRefund(tx, row, party, now);
  if (request.expectedRefundCents !== null && request.expectedRefundCents !== refundCents) {
    fail('REFUND_CHANGED', { refundCents });
  }
  const step = { at: now, by: party, byUserId: viewer.userId, reason: request.reason };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
