import type { CancelKind } from '@tomoguide/contract/bookings/statuses';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { RefundParts } from '@tomoguide/contract/payments/policy';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import { endHold, settleCancellation, settleCompletion } from '../../payments/service.ts';
import { disputeOf } from '../dispute/dispute-queries.ts';
import { lapseClaim } from '../emergency-claim/end-claim.ts';
import { findPatterns } from '../patterns/find-patterns.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move, type Step } from '../transitions/take-transition.ts';
import { refundParts } from './refund-quote.ts';

/**
 * Splits the held money of a cancelled booking and returns the refund in fen. For an unpaid booking the
 * refund is the amount paid from the wallet. `decided` overrides the split with the amounts set by staff.
 */
export const settle = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  cancelKind: CancelKind,
  now: Temporal.Instant,
  decided: RefundParts | null = null,
): Promise<number> => {
  if (!row.paidAt) return endHold(tx, deps, { bookingId: row.id, reason: cancelKind });
  const parts = decided ?? (await refundParts(tx, row, cancelKind, now));
  return settleCancellation(tx, deps, {
    bookingId: row.id,
    guideId: row.guideId,
    timeZone: row.timeZone,
    scheduledEnd: row.scheduledEnd,
    reason: cancelKind,
    afterDispute: row.disputedAt !== null,
    ...parts,
  });
};

/**
 * Cancels a locked booking by a row of the table: splits the money by the copied policy (a no-show's is
 * held until it can no longer be contested) or as staff `decided`, frees the slot, records the event and
 * checks for patterns. Returns the row and the refund in fen.
 */
export const cancelBy = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition & { cancelKind: CancelKind },
  step: Step,
  decided: RefundParts | null = null,
): Promise<{ row: BookingRow; refundCents: number }> => {
  const { cancelKind } = transition;
  const moved = await move(tx, row, transition, step, {
    reason: step.reason ?? null,
    rejectReason: step.rejectReason ?? null,
  });
  const refundCents = moved.settleAt
    ? 0
    : await settle(tx, deps, row, cancelKind, step.at, decided);
  await refreshDays(tx, deps, row.guideId, row.busy);
  if (cancelKind === 'rejected') {
    await recordBookingEvent(tx, deps, row, 'booking.rejected', {
      refundCents,
      rejectReason: step.rejectReason ?? 'other',
      reason: step.reason ?? null,
    });
  } else {
    await recordBookingEvent(tx, deps, row, 'booking.cancelled', {
      cancelKind,
      from: row.status,
      contestBy: moved.settleAt?.toString() ?? null,
      refundCents,
      reason: step.reason ?? null,
    });
  }
  await findPatterns(tx, deps, moved, step.at);
  return { row: moved, refundCents };
};

/**
 * Completes a locked booking: the held money becomes commission and the guide's earnings, minus the refund
 * that staff `decided`. Returns the row and the total refund in fen.
 */
export const completeBy = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  transition: Transition,
  step: Step,
  decidedCents = 0,
): Promise<{ row: BookingRow; refundCents: number }> => {
  const moved = await move(tx, row, transition, step);
  const refundCents = await settleCompletion(tx, deps, {
    bookingId: row.id,
    guideId: row.guideId,
    timeZone: row.timeZone,
    completedAt: step.at,
    totalCents: row.totalCents,
    refundCents: decidedCents,
    afterDispute: row.disputedAt !== null,
  });
  await refreshDays(tx, deps, row.guideId, row.busy);
  const dispute = row.disputedAt ? await disputeOf(tx, row.id) : null;
  await recordBookingEvent(tx, deps, moved, 'booking.completed', {
    by: step.by,
    from: row.status,
    again: dispute?.openedFrom === 'completed',
  });
  return { row: moved, refundCents };
};

/** Settles the money of a no-show that was not contested in time. */
export const settleNoShow = async (tx: Tx, deps: Deps, row: BookingRow): Promise<void> => {
  if (!row.cancelKind) throw new Error(`booking ${row.id} has no cancelKind to settle by`);
  await updateBooking(tx, row.id, { settleAt: null });
  if (await lapseClaim(tx, deps, row)) return;
  await settle(tx, deps, row, row.cancelKind, deps.clock.now());
};
