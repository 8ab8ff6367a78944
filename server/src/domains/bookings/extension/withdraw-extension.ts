import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';

/** Withdraws the traveler's unpaid extension. Throws NOT_FOUND or INVALID_TRANSITION. */
export const withdrawExtension = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const transition = requireTransition(row, 'withdraw_extension', party, now);
  const step = { at: now, by: party, byUserId: viewer.userId };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
