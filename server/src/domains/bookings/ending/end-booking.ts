import type { CancelKind } from '@tomoguide/contract/bookings/statuses';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import { endHold, settleCancellation, settleCompletion } from '../../payments/service.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { tell } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { refundParts } from './refund-quote.ts';

/**
 * Splits the held money of a cancelled booking; returns the refund in fen. Of an unpaid one that is
 * what the wallet gave for it.
 */
export const settle = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  cancelKind: CancelKind,
  now: Temporal.Instant,
): Promise<number> => {
  if (!row.paidAt) return endHold(tx, deps, { bookingId: row.id, reason: cancelKind });
  const parts = await refundParts(tx, row, cancelKind, now);
  return settleCancellation(tx, deps, {
    bookingId: row.id,
    guideId: row.guideId,
    timeZone: row.timeZone,
    scheduledEnd: row.scheduledEnd,
    reason: cancelKind,
    ...parts,
  });
};

/**
 * Cancels a locked booking by a row of the table: money split by the copied policy (a no-show's
 * waits until nobody can contest it), the slot freed, the event recorded. Returns the row and the
 * refund in fen.
 */
export const cancelBy = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition & { cancelKind: CancelKind },
  step: Step,
): Promise<{ row: BookingRow; refundCents: number }> => {
  const { cancelKind } = transition;
  const moved = await move(tx, row, transition, step, {
    reason: step.reason ?? null,
    rejectReason: step.rejectReason ?? null,
  });
  const refundCents = moved.settleAt ? 0 : await settle(tx, deps, row, cancelKind, step.at);
  await refreshDays(tx, deps, row.guideId, row.busy);
  if (cancelKind === 'rejected') {
    await tell(tx, deps, row, 'booking.rejected', {
      refundCents,
      rejectReason: step.rejectReason ?? 'other',
      reason: step.reason ?? null,
    });
  } else {
    await tell(tx, deps, row, 'booking.cancelled', {
      cancelKind,
      from: row.status,
      refundCents,
      reason: step.reason ?? null,
    });
  }
  return { row: moved, refundCents };
};

/** Completes a locked booking: the held money becomes commission and the guide's earnings. */
export const completeBy = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition,
  step: Step,
): Promise<BookingRow> => {
  const moved = await move(tx, row, transition, step);
  await settleCompletion(tx, deps, {
    bookingId: row.id,
    guideId: row.guideId,
    timeZone: row.timeZone,
    completedAt: step.at,
    totalCents: row.totalCents,
  });
  await refreshDays(tx, deps, row.guideId, row.busy);
  await tell(tx, deps, moved, 'booking.completed', { by: step.by });
  return moved;
};

/** The money of a no-show that nobody contested in time. */
export const settleNoShow = async (tx: Tx, deps: Deps, row: BookingRow): Promise<void> => {
  if (!row.cancelKind) throw new Error(`booking ${row.id} has no cancelKind to settle by`);
  await updateBooking(tx, row.id, { settleAt: null });
  await settle(tx, deps, row, row.cancelKind, deps.clock.now());
};
