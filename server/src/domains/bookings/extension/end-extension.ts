import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import { dropFee } from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { rangeWith } from './extended-range.ts';

/**
 * Ends the extension of a locked booking without effect: the tour keeps its end, the time held for it is
 * free, an unpaid fee can no longer be paid and a paid one is refunded in full. Must run behind the guide's
 * lock.
 */
export const endExtension = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition,
  step: Step,
): Promise<BookingRow> => {
  const moved = await move(tx, row, transition, step, {
    extension: 'none',
    extensionMinutes: null,
    extensionPriceCents: null,
    extensionSince: null,
    ...(row.extension === 'unpaid' ? { extensionsUnpaid: row.extensionsUnpaid + 1 } : {}),
    busy: rangeWith(row, 0),
  });
  const refundCents = await dropFee(tx, deps, { bookingId: row.id, reason: step.event });
  await refreshDays(tx, deps, row.guideId, row.busy);
  if (row.extension === 'paid') {
    const why = step.event === 'decline_extension' ? 'declined' : 'unanswered';
    await recordBookingEvent(tx, deps, moved, 'booking.extension_refused', { why, refundCents });
  }
  return moved;
};
