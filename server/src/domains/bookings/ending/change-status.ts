import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { confirmStart } from '../start/confirm-start.ts';
import type { BookingRow } from '../tables.ts';
import { getReadableBooking } from '../view/booking-detail.ts';
import { cancelBooking } from './cancel-booking.ts';
import { completeBooking } from './complete-booking.ts';

/**
 * Sets one of the statuses that users can set by name; other statuses throw INVALID_TRANSITION
 * (docs/product/bookings.md, "The table of statuses").
 */
export const changeStatus = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  request: { status: BookingStatus; reason: string | null; expectedRefundCents: number | null },
): Promise<BookingRow> => {
  if (request.status === 'start_confirmed') return confirmStart(tx, deps, viewer, id);
  if (request.status === 'completed') return completeBooking(tx, deps, viewer, id);
  if (request.status === 'cancelled') return cancelBooking(tx, deps, viewer, id, request);
  const { row } = await getReadableBooking(tx, id, viewer.userId);
  return fail('INVALID_TRANSITION', { status: row.status });
};
