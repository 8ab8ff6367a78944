import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { supersedeClaim } from '../emergency-claim/end-claim.ts';
import { insertDispute, updateDispute } from '../queries.ts';
import type { SettledStep } from './step-events.ts';
import { getActingSide } from './step-events.ts';

/**
 * Opens the dispute of a booking, which replaces an open emergency claim. Throws INVALID_TRANSITION if a
 * claim was accepted.
 */
export const openRecord = async (
  tx: Tx,
  deps: Deps,
  { before, step }: SettledStep,
): Promise<void> => {
  await supersedeClaim(tx, deps, before);
  await insertDispute(tx, {
    bookingId: before.id,
    openedBy: getActingSide(step),
    openedAt: step.at,
    openedFrom: before.status,
    // A dispute opened by entering the start code has no text.
    reason: step.reason ?? '',
  });
};

/**
 * Stores the decision on a dispute, which both parties can read. There is no deciding user if the default
 * rule applied.
 */
export const decideRecord = (tx: Tx, { after, step, refundCents }: SettledStep): Promise<void> =>
  updateDispute(tx, after.id, {
    decidedAt: step.at,
    decidedBy: step.byUserId ?? null,
    outcome: after.status === 'completed' ? 'completed' : 'cancelled',
    refundCents,
    decision: step.reason ?? null,
  });
