import { getQueryClient } from '../../../lib/query-client.ts';
import type { Session } from '../../../lib/session.ts';
import { guideBookingsQuery, travelerBookingsQuery } from '../queries.ts';
import { isOutdated, storeTrips } from './stored-trips.ts';

/**
 * Stores the user's next trips and tours for offline use, at most once an hour, when the user is on other
 * pages.
 */
export const refreshStoredTrips = async ({ user: { id, isGuide } }: Session): Promise<void> => {
  const client = getQueryClient();
  for (const side of isGuide ? (['traveler', 'guide'] as const) : (['traveler'] as const)) {
    if (!(await isOutdated(id, side))) continue;
    const list = side === 'guide' ? guideBookingsQuery(id) : travelerBookingsQuery(id);
    const { meta: _meta, ...quietly } = list;
    const bookings = await client.fetchQuery({ ...quietly, staleTime: 0 });
    await storeTrips(client, id, side, bookings, Temporal.Now.instant());
  }
};
