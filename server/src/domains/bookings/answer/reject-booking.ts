import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Rejects a paid booking as its guide, with a reason. The payment is refunded in full, and the slot becomes
 * free. Throws NOT_FOUND, INVALID_TRANSITION, or REASON_REQUIRED (`other` without text).
 */
export const rejectBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  why: { rejectReason: RejectReason; reason: string | null },
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: true });
  const transition = requireTransition(row, 'reject', party, now);
  if (why.rejectReason === 'other' && !why.reason) fail('REASON_REQUIRED', { field: 'reason' });
  const step = { at: now, by: party, byUserId: viewer.userId, ...why };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
