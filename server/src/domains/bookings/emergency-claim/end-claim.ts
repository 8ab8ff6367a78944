import type { ClaimState } from '@tomoguide/contract/bookings/emergency-claim';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { settleRest } from '../../payments/service.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow, EmergencyClaimRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { getContestDeadline } from '../transitions/row-to-facts.ts';
import { claimMoney } from './claim-money.ts';
import { findClaim, updateClaim } from './claim-queries.ts';

/**
 * Splits the money held for the booking: under the emergency rule if the claim is accepted, otherwise by
 * the refund tier as if there had been no claim.
 */
const settleMoney = (tx: Tx, deps: Deps, row: BookingRow, accepted: boolean): Promise<number> => {
  const { emergencyRefundCents, tierRefundCents } = claimMoney(row);
  return settleRest(tx, deps, {
    bookingId: row.id,
    guideId: row.guideId,
    timeZone: row.timeZone,
    scheduledEnd: row.scheduledEnd,
    reason: accepted ? 'emergency' : (row.cancelKind ?? 'traveler'),
    refundCents: accepted ? emergencyRefundCents : tierRefundCents,
    commissionPercent: accepted ? 0 : row.policy.commissionPercent,
  });
};

export interface ClaimEnd {
  state: Exclude<ClaimState, 'open' | 'overtaken'>;
  decidedBy: UserId | null;
  reason: string | null;
}

/** Ends the open claim of a locked booking and splits its money. Returns the amount refunded now, in fen. */
export const endClaim = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  claim: EmergencyClaimRow,
  end: ClaimEnd,
): Promise<number> => {
  const now = deps.clock.now();
  await updateClaim(tx, claim.id, { ...end, decidedAt: now });
  const accepted = end.state === 'accepted';
  // The money of a no-show is not settled while the no-show can be contested.
  const waits = accepted ? null : getContestDeadline(row, now);
  await updateBooking(tx, row.id, { settleAt: waits });
  const refundCents = waits ? 0 : await settleMoney(tx, deps, row, accepted);
  await recordBookingEvent(tx, deps, row, 'booking.emergency_decided', {
    claimId: claim.id,
    state: end.state,
    refundCents,
    reason: end.reason,
  });
  return refundCents;
};

/**
 * Lets an undecided claim lapse at `settle_at`, so that the refund tier applies. Returns whether there was
 * an undecided claim.
 */
export const expireClaim = async (tx: Tx, deps: Deps, row: BookingRow): Promise<boolean> => {
  const claim = await findClaim(tx, row.id);
  if (claim?.state !== 'open') return false;
  await endClaim(tx, deps, row, claim, { state: 'lapsed', decidedBy: null, reason: null });
  return true;
};

/**
 * Replaces an open claim with a dispute about the same booking. Throws INVALID_TRANSITION if a claim was
 * accepted, because its money is already split.
 */
export const supersedeClaim = async (tx: Tx, deps: Deps, row: BookingRow): Promise<void> => {
  const claim = row.status === 'cancelled' ? await findClaim(tx, row.id) : null;
  if (claim?.state === 'accepted') fail('INVALID_TRANSITION', { status: row.status });
  if (claim?.state !== 'open') return;
  await updateClaim(tx, claim.id, { state: 'overtaken', decidedAt: deps.clock.now() });
};
