import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { requireTransition } from '../policy.ts';
import { signCheckedOut } from '../quote/quote-queries.ts';
import type { BookingRow } from '../tables.ts';
import { lockForParty } from '../transitions/lock-booking.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { move } from '../transitions/take-transition.ts';

/** The guide accepts a paid booking. Throws NOT_FOUND for strangers, INVALID_TRANSITION. */
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
  await signCheckedOut(tx, id, viewer.userId, now);
  await recordBookingEvent(tx, deps, moved, 'booking.accepted', {});
  return moved;
};
