import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { keepFee } from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { rangeWith } from './extended-range.ts';

/** Both sides have agreed: moves the end of a locked booking; its fee is no longer refundable. */
export const takeEffect = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition,
  step: Step,
): Promise<BookingRow> => {
  const minutes = row.extensionMinutes ?? 0;
  const moved = await move(tx, row, transition, step, {
    extension: 'none',
    extensionMinutes: null,
    extensionPriceCents: null,
    extensionSince: null,
    extensionCount: row.extensionCount + 1,
    travelerConfirmedExtension: true,
    scheduledEnd: row.scheduledEnd.add({ minutes }),
    busy: rangeWith(row, minutes),
  });
  await keepFee(tx, deps, row.id);
  await recordBookingEvent(tx, deps, moved, 'booking.extended', {
    minutes,
    endsAt: moved.scheduledEnd.toString(),
  });
  return moved;
};
