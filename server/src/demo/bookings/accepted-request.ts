import { nextDue } from '@tomoguide/contract/bookings/moves';
import type { TourPrice } from '@tomoguide/contract/bookings/price';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { tell } from '../../domains/bookings/events.ts';
import { factsOf } from '../../domains/bookings/facts.ts';
import { appendHistory } from '../../domains/bookings/move.ts';
import { insertBooking, updateBooking } from '../../domains/bookings/queries.ts';
import type { NewBooking } from '../../domains/bookings/tables.ts';
import { lockGuide, refreshDays } from '../../domains/guides/service.ts';
import { openDeposit } from '../../domains/payments/service.ts';

/**
 * The booking of a tour request that the guide accepted: pending, the slot held for 24 hours. Written
 * into the final tables until chat brings its command.
 */
export const bookAcceptedRequest = async (
  tx: Tx,
  deps: Deps,
  draft: NewBooking & TourPrice,
): Promise<BookingId> => {
  await lockGuide(tx, draft.guideId);
  const inserted = await insertBooking(tx, { ...draft, status: 'pending', guidePreAccepted: true });
  const deadlineAt = nextDue(factsOf(inserted))?.at ?? null;
  const row = await updateBooking(tx, inserted.id, { deadlineAt });
  const step = {
    at: row.createdAt,
    event: 'accept_request',
    by: 'guide',
    byUserId: row.guideUserId,
  } as const;
  await appendHistory(tx, row.id, step, { from: null, to: 'pending' });
  await refreshDays(tx, deps, row.guideId, row.busy);
  await tell(tx, deps, row, 'booking.created', { payBy: deadlineAt?.toString() ?? '' });
  const id = row.id as BookingId;
  await openDeposit(tx, deps, {
    bookingId: id,
    travelerId: row.travelerId as UserId,
    depositCents: row.depositCents,
    useWallet: false,
  });
  return id;
};
