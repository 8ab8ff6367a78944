import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadWorkFacts } from '../../guides/service.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { requireTransition } from '../policy.ts';
import { loadWorkRefusal } from '../slots/check-work.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Accepts a paid booking as its guide. Throws NOT_FOUND for other users, INVALID_TRANSITION, GUIDE_SUSPENDED
 * (docs/product/accounts.md, "Suspension"), WORK_PERMISSION_ENDS, or WORK_HOURS_EXCEEDED. The guide's lock puts
 * the acceptance before or after a suspension, whose job then ends the booking.
 */
export const acceptBooking = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: true });
  const transition = requireTransition(row, 'accept', party, now);
  const { suspended, limits } = await loadWorkFacts(tx, row.guideId);
  if (suspended) fail('GUIDE_SUSPENDED');
  const { guideId, scheduledStart: start, bookedMinutes: durationMinutes } = row;
  const tour = { guideId, bookingId: id, start, durationMinutes };
  const refusal = await loadWorkRefusal(tx, limits, tour, now);
  if (refusal) fail(refusal);
  const step = { at: now, by: party, byUserId: viewer.userId };
  const changes = { acceptedAt: now };
  return (await carryOut(tx, deps, row, transition, step, { changes })).row;
};
