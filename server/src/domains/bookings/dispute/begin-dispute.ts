import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import { dropFee, reopenSettlement } from '../../payments/service.ts';
import { overtakeClaim } from '../emergency-claim/end-claim.ts';
import { rangeWith } from '../extension/extended-range.ts';
import type { BookingRow, NewBooking } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { insertDispute } from './dispute-queries.ts';
import { decideByOf } from './present-dispute.ts';

/** Resets an unpaid extension, which ends when the dispute opens. */
const NO_EXTENSION = {
  extension: 'none',
  extensionMinutes: null,
  extensionPriceCents: null,
  extensionSince: null,
} as const;

/**
 * Opens the only dispute of a locked booking by a row of the table: its money stays in `held`, or returns
 * there, until it is decided (docs/product/bookings.md, "Disputes"). Throws INVALID_TRANSITION if an
 * emergency claim was accepted.
 */
export const beginDispute = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition,
  step: Step & { by: Party },
  changes: Partial<NewBooking> = {},
): Promise<{ row: BookingRow; disputeId: number }> => {
  await overtakeClaim(tx, deps, row);
  if (row.status === 'completed') await reopenSettlement(tx, deps, row.id);
  const unpaid = row.extension === 'unpaid';
  const moved = await move(tx, row, transition, step, {
    disputedAt: step.at,
    ...(unpaid ? { ...NO_EXTENSION, busy: rangeWith(row, 0) } : {}),
    ...changes,
  });
  // A paid fee stays until the decision.
  if (unpaid) await dropFee(tx, deps, { bookingId: row.id, reason: 'open_dispute' });
  const disputeId = await insertDispute(tx, {
    bookingId: row.id,
    openedBy: step.by,
    openedAt: step.at,
    openedFrom: row.status,
    // A dispute opened by a start code has no text.
    reason: step.reason ?? '',
  });
  await refreshDays(tx, deps, row.guideId, row.busy);
  await recordBookingEvent(tx, deps, moved, 'booking.disputed', {
    by: step.by,
    decideBy: decideByOf(moved),
  });
  return { row: moved, disputeId };
};
