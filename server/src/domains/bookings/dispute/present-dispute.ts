import { deadlineAt } from '@tomoguide/contract/bookings/deadlines';
import type { Dispute } from '@tomoguide/contract/bookings/entities';
import type { BookingRow, DisputeRow } from '../tables.ts';
import { factsOf } from '../transitions/booking-facts.ts';

const decisionOf = (dispute: DisputeRow): Dispute['decision'] => {
  const { decidedAt, outcome, refundCents } = dispute;
  if (!decidedAt || !outcome || refundCents === null) return null;
  return {
    at: decidedAt.toString(),
    by: dispute.decidedBy === null ? 'clock' : 'staff',
    outcome,
    refundCents,
    reason: dispute.decision,
  };
};

/** A dispute as both sides, and staff, read it. */
export const presentDispute = (row: BookingRow, dispute: DisputeRow): Dispute => ({
  openedBy: dispute.openedBy,
  openedAt: dispute.openedAt.toString(),
  reason: dispute.reason,
  statement: dispute.statement,
  decideBy: deadlineAt('dispute', factsOf(row)).toString(),
  decision: decisionOf(dispute),
});
