import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { tell } from '../events.ts';
import { lockForParty } from '../lock-booking.ts';
import { move } from '../move.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';

/** The guide accepts a paid request. NOT_FOUND for strangers, INVALID_TRANSITION. */
export const acceptBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const transition = requireTransition(row, 'accept', party, now);
  const step = { at: now, event: 'accept', by: party, byUserId: viewer.userId } as const;
  const moved = await move(tx, row, transition, step, { acceptedAt: now });
  await tell(tx, deps, moved, 'booking.accepted', {});
  return moved;
};
