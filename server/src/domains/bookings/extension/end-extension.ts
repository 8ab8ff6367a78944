import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import { dropFee } from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';
import { tell } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { rangeWith } from './extended-range.ts';

/**
 * Nothing comes of a locked booking's extension: it ends when it would have, the time held for it is
 * free, an unpaid fee is no longer taken and a paid one goes back whole. Behind the guide's lock.
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
    await tell(tx, deps, moved, 'booking.extension_refused', { why, refundCents });
  }
  return moved;
};
