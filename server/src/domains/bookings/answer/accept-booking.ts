import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';

/** Accepts a paid booking as its guide. Throws NOT_FOUND for other users, or INVALID_TRANSITION. */
export const acceptBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const transition = requireTransition(row, 'accept', party, now);
  const step = { at: now, by: party, byUserId: viewer.userId };
  const changes = { acceptedAt: now };
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};
