import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Colleague, findColleagues } from '../../guides/service.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Returns the guides who could take over this booking now, or those of `only` who could
 * (docs/product/bookings.md, "Substitute guide").
 */
export const findColleaguesForBooking = async (
  db: Executor,
  deps: Deps,
  row: BookingRow,
  only: readonly GuideId[] | null = null,
): Promise<Colleague[]> => {
  const { blockedWith } = deps.ports.bookings;
  const [byTraveler, byGuide] = await Promise.all([
    blockedWith(db, row.travelerId),
    blockedWith(db, row.guideUserId),
  ]);
  const tour = {
    guideId: row.guideId,
    excluded: new Set([row.travelerId, ...byTraveler, ...byGuide]),
    start: row.scheduledStart,
    durationMinutes: row.bookedMinutes,
    travelers: row.travelers,
    serviceIds: row.services,
  };
  return findColleagues(db, deps, tour, only);
};
