import { TRANSITIONS } from '@tomoguide/contract/bookings/transitions';
import type { BookingId, GuideId, TourRequestId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { bookings, tourRequests } from '../tables.ts';

/** The suspended roles of a user; null for a role that is not suspended. */
export interface Suspended {
  travelerId: UserId | null;
  guideId: GuideId | null;
}

const ENDING = TRANSITIONS.flatMap(({ event, from }) => (event === 'suspend' ? from : [])).filter(
  (status) => status !== null,
);

/** Returns the bookings that a suspension ends, sorted by ID, beginning after the ID `after`. */
export const listBookingsToEnd = async (
  db: Executor,
  { travelerId, guideId }: Suspended,
  after: BookingId | 0,
  limit: number,
): Promise<BookingId[]> => {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        or(
          travelerId === null ? undefined : eq(bookings.travelerId, travelerId),
          guideId === null ? undefined : eq(bookings.guideId, guideId),
        ),
        inArray(bookings.status, ENDING),
        gt(bookings.id, after as BookingId),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Returns the IDs of the open tour requests that a suspension ends. */
export const listRequestsToEnd = async (
  db: Executor,
  { travelerId, guideId }: Suspended,
): Promise<TourRequestId[]> => {
  const rows = await db
    .select({ id: tourRequests.id })
    .from(tourRequests)
    .where(
      and(
        or(
          travelerId === null ? undefined : eq(tourRequests.travelerId, travelerId),
          guideId === null ? undefined : eq(tourRequests.guideId, guideId),
        ),
        eq(tourRequests.state, 'open'),
      ),
    )
    .orderBy(asc(tourRequests.id));
  return rows.map(({ id }) => id);
};
