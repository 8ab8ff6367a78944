import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { findTourOutcome, lockOutcome, type TourOutcome } from '../../bookings/service.ts';
import { lockGuide } from '../../guides/service.ts';

/**
 * Locks a booking whose user reviews it; with answers about shopping, locks the guide first, as bookings do.
 * `check` throws NOT_FOUND for other users before any lock is taken, so that they cannot block a booking.
 */
export const lockReviewed = async (
  tx: Tx,
  id: BookingId,
  { withGuide, check }: { withGuide: boolean; check: (tour: TourOutcome | null) => void },
): Promise<TourOutcome> => {
  const found = await findTourOutcome(tx, id);
  check(found);
  if (withGuide && found) await lockGuide(tx, found.guideId);
  return (await lockOutcome(tx, id)) ?? fail('NOT_FOUND');
};
