import { findTransition, nextDue } from '@tomoguide/contract/bookings/find-transition';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockBooking } from '../queries.ts';
import { factsOf } from '../transitions/booking-facts.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move } from '../transitions/take-transition.ts';

/**
 * Called by payments in the transaction that recorded the fee: asks the guide. `late`: the booking no
 * longer waits for it, so payments refunds it in full (docs/product/money.md, "Late money").
 */
export const takeFee = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
): Promise<'applied' | 'late'> => {
  const at = deps.clock.now();
  const row = await lockBooking(tx, bookingId);
  const transition = row && findTransition(factsOf(row), 'pay_extension', 'payments', at);
  if (!transition) return 'late';
  const step = { at, event: 'pay_extension', by: 'payments', byUserId: row.travelerId } as const;
  const moved = await move(tx, row, transition, step, {
    extension: 'paid',
    extensionPriceCents: null,
    extensionSince: at,
  });
  await recordBookingEvent(tx, deps, moved, 'booking.extension_requested', {
    minutes: moved.extensionMinutes ?? 0,
    answerBy: nextDue(factsOf(moved))?.at.toString() ?? '',
  });
  return 'applied';
};
