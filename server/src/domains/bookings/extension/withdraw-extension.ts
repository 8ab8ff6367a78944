import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { endExtension } from './end-extension.ts';

/** The traveler withdraws an unpaid extension. Throws NOT_FOUND, INVALID_TRANSITION. */
export const withdrawExtension = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const transition = requireTransition(row, 'withdraw_extension', party, now);
  const step = { at: now, event: transition.event, by: party, byUserId: viewer.userId };
  return endExtension(tx, deps, row, transition, step);
};
