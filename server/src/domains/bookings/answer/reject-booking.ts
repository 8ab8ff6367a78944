import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { cancelBy } from '../ending/end-booking.ts';
import { requireTransition } from '../policy.ts';
import type { BookingRow } from '../tables.ts';
import { lockForParty } from '../transitions/lock-booking.ts';

/**
 * The guide rejects a paid booking with a reason: the payment is refunded in full and the slot becomes
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
  const cancelled = await cancelBy(
    tx,
    deps,
    row,
    { ...transition, cancelKind: 'rejected' },
    { at: now, event: 'reject', by: party, byUserId: viewer.userId, ...why },
  );
  return cancelled.row;
};
