import type { StartCode } from '@tomoguide/contract/bookings/entities';
import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getReadableBooking } from '../view/booking-detail.ts';
import { startCodeSecret } from './start-code-secret.ts';

/**
 * Returns the secret of the user's own start code, never the other party's. Throws NOT_FOUND or
 * INVALID_TRANSITION.
 */
export const showStartCode = async (
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<StartCode> => {
  const { row, party } = await getReadableBooking(deps.db, id, viewer.userId);
  if (!hasStartCode(row.status)) fail('INVALID_TRANSITION', { status: row.status });
  const secret = startCodeSecret(deps, row, party);
  return { bookingId: id, secret, sentAt: deps.clock.now().toString() };
};
