import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/place.ts';
import { bookings } from '../tables.ts';

const COLUMNS = {
  id: bookings.id,
  status: bookings.status,
  travelerId: bookings.travelerId,
  guideUserId: bookings.guideUserId,
  scheduledStart: bookings.scheduledStart,
  timeZone: bookings.timeZone,
  totalCents: bookings.totalCents,
  disputedAt: bookings.disputedAt,
};

/** A user's bookings as staff sees them, including holds that ended unpaid: latest tour first. */
export const bookingsForStaff = (
  db: Executor,
  whose: { travelerId: UserId } | { guideId: GuideId },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) => {
  return db
    .select(COLUMNS)
    .from(bookings)
    .where(
      and(
        'travelerId' in whose
          ? eq(bookings.travelerId, whose.travelerId)
          : eq(bookings.guideId, whose.guideId),
        cursor === undefined
          ? undefined
          : sql`(${bookings.scheduledStart}, ${bookings.id}) < ${cursorPosition(cursor)}`,
      ),
    )
    .orderBy(desc(bookings.scheduledStart), desc(bookings.id))
    .limit(limit);
};

export type StaffBookingRow = Awaited<ReturnType<typeof bookingsForStaff>>[number];

/** The position of a row in that list. */
export const placeOfTour = ({ scheduledStart, id }: StaffBookingRow): string =>
  listPosition(scheduledStart, id);
