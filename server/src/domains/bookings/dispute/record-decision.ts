import type { DisputeOutcome } from '@tomoguide/contract/payments/dispute-split';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { updateDispute } from './dispute-queries.ts';

/**
 * Records the decision of a locked booking's dispute, visible to both sides; `staffId` is null if decided
 * by the rule.
 */
export const recordDecision = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  decision: {
    staffId: UserId | null;
    outcome: DisputeOutcome;
    refundCents: number;
    reason: string | null;
  },
): Promise<void> => {
  const { staffId, outcome, refundCents, reason } = decision;
  await updateDispute(tx, row.id, {
    decidedAt: deps.clock.now(),
    decidedBy: staffId,
    outcome,
    refundCents,
    decision: reason,
  });
  await recordBookingEvent(tx, deps, row, 'booking.dispute_decided', {
    outcome,
    refundCents,
    reason,
  });
};
