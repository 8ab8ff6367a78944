import { getQueryClient } from '../../../lib/query-client.ts';
import type { Session } from '../../../lib/session.ts';
import { guideBookings, travelerBookings } from '../queries.ts';
import { isOld, keepTrips } from './kept-trips.ts';

/** Keeps the next trips and tours of a person who opens other pages than theirs, once an hour at most. */
export const keepFresh = async ({ user: { id, isGuide } }: Session): Promise<void> => {
  const client = getQueryClient();
  for (const side of isGuide ? (['traveler', 'guide'] as const) : (['traveler'] as const)) {
    if (!(await isOld(id, side))) continue;
    const list = side === 'guide' ? guideBookings(id) : travelerBookings(id);
    const { meta: _told, ...quietly } = list;
    const bookings = await client.fetchQuery({ ...quietly, staleTime: 0 });
    await keepTrips(client, id, side, bookings, Temporal.Now.instant());
  }
};
