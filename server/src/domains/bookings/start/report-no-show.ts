import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { isRepeatedStep } from '../transitions/repeated-step.ts';

/**
 * Reports that the other party, which has not confirmed the start, did not show up: the booking is
 * cancelled, and its money is held until the report can no longer be contested (docs/product/bookings.md,
 * "Start"). Throws NOT_FOUND or INVALID_TRANSITION.
 */
export const reportNoShow = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  reason: string | null,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  if (
    row.status === 'cancelled' &&
    (await isRepeatedStep(tx, row, 'report_no_show', viewer.userId))
  )
    return row;
  const transition = requireTransition(row, 'report_no_show', party, now);
  const step = { at: now, by: party, byUserId: viewer.userId, reason };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
