import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { isRepeatedStep } from '../transitions/repeated-step.ts';

/**
 * Completes a tour: splits its money and frees its time (docs/product/bookings.md, "Completion"). A retry
 * by the same user is idempotent. Throws NOT_FOUND or INVALID_TRANSITION.
 */
export const completeBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  if (row.status === 'completed' && (await isRepeatedStep(tx, row, 'complete', viewer.userId)))
    return row;
  const transition = requireTransition(row, 'complete', party, now);
  const step = { at: now, by: party, byUserId: viewer.userId };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
