import { isInstantTour, mayBookInstantly } from '@tomoguide/contract/bookings/instant-booking';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import type { UserFacts } from '../../accounts/service.ts';
import type { Bookable } from '../../guides/service.ts';
import { loadTravelerRecord } from '../queries.ts';
import type { BookingRequest } from './new-booking.ts';

/** Returns whether this traveler can book instantly. */
export const isEligible = async (
  db: Executor,
  { id, identityVerified }: { id: UserId; identityVerified: boolean },
): Promise<boolean> =>
  mayBookInstantly({ ...(await loadTravelerRecord(db, id)), identityVerified });

/**
 * Returns whether the booking is instant: only if the client showed the traveler that, so that no one gives
 * up the free cancellation before the guide's answer unknowingly. Throws INSTANT_CHANGED if it was shown
 * and the guide, the tour or the traveler no longer allows it.
 */
export const checkInstant = async (
  tx: Tx,
  request: BookingRequest,
  { traveler, bookable }: { traveler: UserFacts; bookable: Bookable },
  now: Temporal.Instant,
): Promise<boolean> => {
  if (!request.claims.instant) return false;
  const isOffered = bookable.instantBooking && isInstantTour(request, now);
  return (isOffered && (await isEligible(tx, traveler))) || fail('INSTANT_CHANGED');
};
